import { useState } from 'react';
import { base } from '../../../shared/build-stamp.ts';
import { useRead } from '../../device/use-read.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useRootMark } from '../../ui/root-mark.ts';
import * as words from '../../words/en/play/share.ts';
import { copiedText, shareResult, type Shared, type SharedResult, type SharePorts } from './share-result.ts';
import css from './share-button.module.css';

/** The ways this browser has. On an insecure origin both are missing, though the DOM types say otherwise. */
const browserPorts = (): SharePorts => ({
  ...('share' in navigator && { share: (result) => navigator.share(result) }),
  ...('clipboard' in navigator && { copy: (text: string) => navigator.clipboard.writeText(text) }),
});

interface ShareButtonProps {
  /** Makes the text. It is called ahead of the press: a browser shares only what is there soon after it. */
  readonly text: () => Promise<string>;
  /** Names what is shared: with another the text is made again. */
  readonly of: string;
  /** The page that the text leads to. */
  readonly page: string;
  /** Whether it is a mark among other buttons. */
  readonly isSmall?: boolean | undefined;
}

/** Share Results (spec 1 §2). A browser that can neither share nor copy shows the text instead. */
export function ShareButton({ text, of, page, isSmall = false }: ShareButtonProps) {
  const made = useRead(text, of);
  const [ended, setEnded] = useState<SharedResult & { readonly as: Shared }>();
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setEnded(undefined);
    setBusy(true);
    const result = { text: made ?? (await text()), url: new URL(`${base}${page}`, location.href).href };
    setEnded({ ...result, as: await shareResult(browserPorts(), result) });
    setBusy(false);
  };
  const isShown = ended?.as === 'shown';
  useRootMark('shareText', isShown ? '' : null);
  const pressed = () => void (busy || share());
  return (
    <div className={classes(css['share'], isSmall && css['small'])}>
      {isSmall ? (
        <IconButton variant="quiet" label={words.share} className={css['mark']} onClick={pressed}>
          <Icon name="share" />
        </IconButton>
      ) : (
        <Button busy={busy} onClick={pressed}>
          <Icon name="share" size="small" />
          {words.share}
        </Button>
      )}
      <output className={css['notice']}>
        {ended?.as === 'copied' && (
          <>
            <Icon name="tick" size="small" />
            <span>{words.copied}</span>
          </>
        )}
        {isShown && <span>{words.copyThis}</span>}
      </output>
      {isShown && (
        <textarea
          className={css['text']}
          aria-label={words.yourResult}
          readOnly
          rows={5}
          value={copiedText(ended)}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { base } from '../../../shared/build-stamp.ts';
import { useGame } from '../../play/current-game.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { shareResult, type Shared, type SharePorts } from './share-result.ts';
import * as words from '../../words/en/calculator-vs-brain/result.ts';
import css from './result.module.css';

/** The ways this browser has. On an insecure origin both are missing, though the DOM types say otherwise. */
const browserPorts = (): SharePorts => ({
  ...('share' in navigator && { share: (data) => navigator.share(data) }),
  ...('clipboard' in navigator && { copy: (text: string) => navigator.clipboard.writeText(text) }),
});

/** Share Results (spec 1 §2). A browser that can neither share nor copy shows the text instead. */
export function Share({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState<Shared>();
  const { slug } = useGame();
  const url = new URL(`${base}/games/${slug}`, location.href).href;
  const share = async () => {
    setOutcome(undefined);
    setOutcome(await shareResult(browserPorts(), text, url));
  };
  return (
    <div className={css['share']}>
      <Button onClick={() => void share()}>
        <Icon name="arrow-right" size="small" />
        {words.share}
      </Button>
      <output className={css['notice']}>
        {outcome === 'copied' && (
          <>
            <Icon name="tick" size="small" />
            <span>{words.copied}</span>
          </>
        )}
        {outcome === 'shown' && <span>{words.copyThis}</span>}
      </output>
      {outcome === 'shown' && (
        <textarea
          className={css['text']}
          aria-label={words.yourResult}
          readOnly
          rows={4}
          value={`${text} ${url}`}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

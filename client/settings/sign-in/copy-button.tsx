import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import * as words from '../../words/en/settings/copy.ts';

interface CopyButtonProps {
  readonly text: string;
  /** What is said when it is copied. */
  readonly said: string;
}

/** Puts a text on the clipboard. It is not there where a browser lends the page none, for instance on plain http. */
export function CopyButton({ text, said }: CopyButtonProps) {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(text).then(
      () => showToast(said, 'right'),
      () => showToast(words.notCopied, 'wrong'),
    );
  return (
    <Button onClick={() => void copy()}>
      <Icon name="copy" size="small" />
      {words.copy}
    </Button>
  );
}

import { useEffect, useRef } from 'react';
import { saveFile } from '../../players/your-data/files.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import settingsCss from '../settings.module.css';
import { CopyButton } from './copy-button.tsx';
import css from './sign-in-sections.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
}

/** The codes as they are kept outside of Tenfold. */
const paper = (email: string, codes: readonly string[]): string =>
  `Tenfold recovery codes of ${email}\nEach one signs you in once, in place of a code from your app or phone.\n\n${codes.join('\n')}\n`;

/** New recovery codes. The server tells them this once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const text = paper(email, codes);
  const head = useRef<HTMLParagraphElement>(null);
  // What had the focus before is gone.
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={settingsCss['form']}>
      <p ref={head} tabIndex={-1} className={css['head']}>
        <strong>Keep these now: they are not shown again.</strong> Each one signs you in once when you have neither app nor phone.
      </p>
      <ol className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={settingsCss['links']}>
        <CopyButton text={text} said="The codes are copied" />
        <Button onClick={() => void saveFile('tenfold-recovery-codes.txt', 'text/plain', [text])}>
          <Icon name="sheet" size="small" />
          Download
        </Button>
      </div>
      <Button variant="primary" size="large" wide onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { saveFile } from '../../players/your-data/files.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import * as words from '../../words/en/settings/recovery-codes.ts';
import ui from '../../ui/ui.module.css';
import { CopyButton } from './copy-button.tsx';
import css from './sign-in-sections.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
}

/** New recovery codes. The server tells them this once. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const text = words.file(email, codes.join('\n'));
  const head = useRef<HTMLParagraphElement>(null);
  // What had the focus before is gone.
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={ui['column4']}>
      <p ref={head} tabIndex={-1} className={css['head']}>
        <Rich text={words.keep} parts={{ strong: (inner) => <strong>{inner}</strong> }} />
      </p>
      <ol className={css['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={ui['row3']}>
        <CopyButton text={text} said={words.copied} />
        <Button onClick={() => void saveFile('tenfold-recovery-codes.txt', 'text/plain', [text])}>
          <Icon name="sheet" size="small" />
          {words.download}
        </Button>
      </div>
      <Button variant="primary" size="large" wide onClick={onDone}>
        {words.kept}
      </Button>
    </div>
  );
}

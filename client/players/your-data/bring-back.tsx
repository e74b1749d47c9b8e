import { useState } from 'react';
import { useRead } from '../../device/use-read.ts';
import type { BackupLook } from '../../storage/backup/look.ts';
import type { Added } from '../../storage/player-store.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Found } from './found.tsx';
import { learnerOf, lookIntoFile, restoreFile } from './restore-file.ts';
import { StepHeading } from './step-heading.tsx';
import { doneText, otherAccountText } from './outlook.ts';
import { isOtherAccount, nameOf, type Target } from './target.ts';
import * as words from '../../words/en/your-data/bring-back.ts';
import ui from '../../ui/ui.module.css';
import page from '../../ui/page.module.css';

interface BringBackProps {
  readonly file: Blob;
  /** Chooses another file, or none. */
  readonly onBack: () => void;
  readonly onDone: (row: PlayerRow) => void;
}

/** From a chosen file to its games: what is in it, for whom, and then how much came back. Before the last press nothing changes. */
export default function BringBack({ file, onBack, onDone }: BringBackProps) {
  const [share, setShare] = useState(0);
  const found = useRead(() => lookIntoFile(file, setShare), 'file');
  if (!found) return <Working label={words.reading} share={share} />;
  if (!found.ok) return <Refused sentence={found.error} onBack={onBack} />;
  return <Chosen file={file} look={found.value} onBack={onBack} onDone={onDone} />;
}

type Step =
  | { readonly at: 'found'; readonly problem?: string }
  | { readonly at: 'asking' | 'restoring'; readonly target: Target }
  | { readonly at: 'done'; readonly row: PlayerRow; readonly added: Added };

function Chosen({ file, look, onBack, onDone }: BringBackProps & { readonly look: BackupLook }) {
  const [step, setStep] = useState<Step>({ at: 'found' });
  const [share, setShare] = useState(0);

  const restore = async (target: Target) => {
    setStep({ at: 'restoring', target });
    // A learner who was made stays: if the rest fails, the same one is there to be chosen.
    const made = target === 'new' ? await learnerOf(look) : { ok: true as const, value: target.row };
    if (!made.ok) return setStep({ at: 'found', problem: made.error });
    const done = await restoreFile(file, made.value, setShare);
    setStep(done.ok ? { at: 'done', row: made.value, added: done.value } : { at: 'found', problem: done.error });
  };

  switch (step.at) {
    case 'found':
      return (
        <Found
          look={look}
          problem={step.problem}
          onBack={onBack}
          onChosen={(target) => (isOtherAccount(look, target) ? setStep({ at: 'asking', target }) : void restore(target))}
        />
      );
    case 'asking':
      return (
        <OtherAccount look={look} target={step.target} onBack={() => setStep({ at: 'found' })} onYes={() => void restore(step.target)} />
      );
    case 'restoring':
      return <Working label={words.bringing} share={share} />;
    case 'done':
      return (
        <>
          <StepHeading>{doneText(step.row.nickname, step.added)}</StepHeading>
          <p>{words.saved}</p>
          <div className={page['links']}>
            <Button variant="primary" onClick={() => onDone(step.row)}>
              {words.playAs(step.row.nickname)}
            </Button>
            <Button onClick={onBack}>{words.done}</Button>
          </div>
        </>
      );
  }
}

function Working({ label, share }: { readonly label: string; readonly share: number }) {
  return (
    <>
      <StepHeading>{label}</StepHeading>
      <ProgressBar tone="ink" value={share} label={label} />
      <p className={ui['note']}>{words.keepOpen}</p>
    </>
  );
}

function Refused({ sentence, onBack }: { readonly sentence: string; readonly onBack: () => void }) {
  return (
    <>
      <StepHeading>{words.cannot}</StepHeading>
      <Banner tone="wrong">{sentence}</Banner>
      <div className={page['links']}>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </>
  );
}

interface OtherAccountProps {
  readonly look: BackupLook;
  readonly target: Target;
  readonly onBack: () => void;
  readonly onYes: () => void;
}

/** The question before one account's games are given to another (decision D17). */
function OtherAccount({ look, target, onBack, onYes }: OtherAccountProps) {
  return (
    <>
      <StepHeading>{words.ofAnotherTitle}</StepHeading>
      <p>{otherAccountText(look, target)}</p>
      <div className={page['links']}>
        <Button onClick={onBack}>{words.chooseElse}</Button>
        <Button variant="danger" onClick={onYes}>
          {words.giveThemTo(nameOf(look, target))}
        </Button>
      </div>
    </>
  );
}

import { useId, useState, type ReactNode } from 'react';
import { Avatar } from '../../art/avatar.tsx';
import { useStored } from '../../device/use-stored.ts';
import type { BackupLook } from '../../storage/backup/look.ts';
import { wholeNumber } from '../../text/number.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { receiversOf } from './restore-file.ts';
import { StepHeading } from './step-heading.tsx';
import { alreadyHere, amounts, consequence, damagedText, dayText, listedText, spanText } from './outlook.ts';
import { likelyTarget, missing, type Receiver, type Target } from './target.ts';
import * as kindWords from '../../words/en/players/kinds.ts';
import * as words from '../../words/en/your-data/bring-back.ts';
import ui from '../../ui/ui.module.css';
import page from '../../ui/page.module.css';
import css from './your-data.module.css';

interface FoundProps {
  readonly look: BackupLook;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  readonly onBack: () => void;
  readonly onChosen: (target: Target) => void;
}

/** What is in a file, and who shall get it. */
export function Found({ look, problem, onBack, onChosen }: FoundProps) {
  const receivers = useStored(async (storage) => receiversOf(storage, look), look.header.id);
  return (
    <>
      <Contents look={look} />
      {problem !== undefined && <Banner tone="wrong">{problem}</Banner>}
      {!look.isWhole && <Banner tone="wrong">{words.cutOff}</Banner>}
      {look.damaged.length > 0 && <Damage look={look} />}
      {receivers && <Choice look={look} receivers={receivers} onBack={onBack} onChosen={onChosen} />}
    </>
  );
}

function Contents({ look: { header, games, badges, rewards, span } }: { readonly look: BackupLook }) {
  const { nickname, colour, shape, kind } = header.player;
  return (
    <div className={css['card']}>
      <Avatar name={nickname} colour={colour} shape={shape} large />
      <div className={css['who']}>
        <StepHeading>{words.backupOf(nickname)}</StepHeading>
        <span className={ui['note']}>{words.savedOn[kind](dayText(header.savedMs))}</span>
      </div>
      <dl className={css['figures']}>
        <Figure name={words.games} value={wholeNumber(games.length)} />
        <Figure name={words.badges} value={wholeNumber(badges.length)} />
        {rewards.length > 0 && <Figure name={words.rewards} value={wholeNumber(rewards.length)} />}
        {span && <Figure name={words.played} value={spanText(span)} />}
      </dl>
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={css['figure']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** So many damaged entries are named. */
const NAMED = 20;

function Damage({ look }: { readonly look: BackupLook }) {
  return (
    <Banner tone="wrong">
      <details>
        <summary className={css['summary']}>{words.damaged(look.damaged.length)}</summary>
        <ul className={css['damaged']}>
          {look.damaged.slice(0, NAMED).map((each) => (
            <li key={each.line}>{damagedText(each)}</li>
          ))}
          {look.damaged.length > NAMED && <li>{words.more(look.damaged.length - NAMED)}</li>}
        </ul>
      </details>
    </Banner>
  );
}

interface ChoiceProps extends Pick<FoundProps, 'look' | 'onBack' | 'onChosen'> {
  readonly receivers: readonly Receiver[];
}

function Choice({ look, receivers, onBack, onChosen }: ChoiceProps) {
  const [chosenId, setChosenId] = useState<string>();
  const likely = likelyTarget(look, receivers);
  const chosen = chosenId === undefined ? likely : (receivers.find(({ row }) => row.localId === chosenId) ?? 'new');
  const toBring = amounts(missing(look, chosen));
  return (
    <>
      <fieldset className={css['choices']}>
        <legend className={css['legend']}>{words.whose}</legend>
        {receivers.map((receiver) => (
          <Card
            key={receiver.row.localId}
            look={look}
            target={receiver}
            checked={chosen === receiver}
            onChoose={() => setChosenId(receiver.row.localId)}
            note={receiver.row.kind === 'account' ? kindWords.account : kindWords.learner}
          />
        ))}
        <Card look={look} target="new" checked={chosen === 'new'} onChoose={() => setChosenId('new')} note={words.newLearner} />
      </fieldset>
      <div className={ui['grid1']} aria-live="polite">
        <p>
          <strong>{alreadyHere(look, chosen)}</strong>
        </p>
        <p>{toBring === undefined ? words.nothing : consequence(look, chosen)}</p>
        {look.listed > 0 && <p className={ui['note']}>{listedText(look, chosen)}</p>}
      </div>
      <div className={page['links']}>
        {toBring !== undefined && (
          <Button variant="primary" onClick={() => onChosen(chosen)}>
            {words.bring(toBring)}
          </Button>
        )}
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </>
  );
}

interface CardProps {
  readonly look: BackupLook;
  readonly target: Target;
  readonly checked: boolean;
  readonly note: ReactNode;
  readonly onChoose: () => void;
}

function Card({ look, target, checked, note, onChoose }: CardProps) {
  const group = useId();
  const { nickname, colour, shape } = target === 'new' ? look.header.player : target.row;
  return (
    <ChoiceCard name="receiver" value={group} checked={checked} onChoose={onChoose} className={css['choice']}>
      <Avatar name={nickname} colour={colour} shape={shape} />
      <span className={css['who']}>
        <strong className={css['name']}>{nickname}</strong>
        <span className={ui['small']}>{note}</span>
      </span>
    </ChoiceCard>
  );
}

import type { ReactNode } from 'react';
import { challengeOfDay } from '../../../shared/challenge/today.ts';
import { useTodaysChallenge, type ShownToday } from '../../challenge/use-todays-challenge.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import page from '../../ui/page.module.css';
import { AttemptResultView } from './attempt-result-view.tsx';
import { BeforeAttempt } from './before-attempt.tsx';
import { BlankAttempt } from './blank-attempt.tsx';
import { shownChallenge } from './daily-data.ts';
import { useLeftAttempts } from './use-left-attempts.ts';
import css from './attempt.module.css';

export interface AttemptProps {
  /** Undefined for a guest. */
  readonly localId: string | undefined;
}

/** The challenge of the day for whoever plays. */
export default function Attempt({ localId }: AttemptProps) {
  useLeftAttempts(localId);
  const shown = useTodaysChallenge(localId);
  if (!shown) return <BlankAttempt />;
  return (
    <div className={classes(page['page'], css['place'])}>
      <div className={css['attempt']} data-prompts-below="">
        {contentOf(shown, localId)}
      </div>
    </div>
  );
}

function contentOf({ today, attempt }: ShownToday, localId: string | undefined): ReactNode {
  if ('result' in attempt) return <AttemptResultView attempt={attempt} localId={localId} comesTomorrow={comesTomorrow(today)} />;
  if (attempt.state === 'open') return <Nothing title="Your attempt is being played in another tab" />;
  const challenge = today.ofDay.state === 'active' ? shownChallenge(today.ofDay.revision) : undefined;
  return challenge ? <BeforeAttempt challenge={challenge} /> : <NoChallenge />;
}

/** None is promised where there is none (decision C10). */
const comesTomorrow = ({ revisions, day }: ShownToday['today']): boolean => challengeOfDay(revisions, day + 1).state === 'active';

function NoChallenge() {
  return (
    <Nothing title="No active challenge found">
      <LinkButton to="/games" variant="primary">
        Play a game meanwhile
      </LinkButton>
    </Nothing>
  );
}

interface NothingProps {
  readonly title: string;
  /** What else there is to do. */
  readonly children?: ReactNode;
}

function Nothing({ title, children }: NothingProps) {
  return (
    <div className={css['nothing']}>
      <h1 className={css['title']}>{title}</h1>
      <div className={css['links']}>
        {children}
        <LinkButton to="/daily-challenge">Back to Daily Challenge</LinkButton>
      </div>
    </div>
  );
}

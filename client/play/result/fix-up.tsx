import { Suspense } from 'react';
import { chunk } from '../../window/chunk.tsx';
import { useEndedGame } from '../current-run.ts';
import css from './fix-up.module.css';

/** Which facts a run was about takes all games to tell, so it comes when it is needed. */
const FixUpLink = chunk(() => import('./fix-up-link.tsx'));

/** Where something was missed: a minute with it. Its room is there before it. */
export function FixUp() {
  const { answers } = useEndedGame();
  if (answers().every(({ right }) => right)) return null;
  return (
    <div className={css['place']}>
      <Suspense>
        <FixUpLink />
      </Suspense>
    </div>
  );
}

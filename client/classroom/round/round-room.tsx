import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Round } from '../../../shared/classroom/round.ts';
import { chunk } from '../../window/chunk.tsx';
import { useInWindow } from '../../window/use-in-window.ts';
import { linkedCode } from './linked-code.ts';
import { CodeForm } from './code-form.tsx';
import { LastRun } from './last-run.tsx';

/** With the words and marks of all games, which only a code needs. */
const RoundForm = chunk(() => import('./round-form.tsx'));

/** The code, typed or as it came with the address, and then what is played and who plays it. */
export function RoundRoom() {
  const hash = useLocation({ select: (location) => location.hash });
  const inWindow = useInWindow();
  const linked = inWindow ? linkedCode(hash) : '';
  const [round, setRound] = useState<Round>();
  const [typed, setTyped] = useState<string>();
  const code = typed ?? linked;
  return (
    <>
      {round ? (
        <Suspense>
          <RoundForm
            round={round}
            onOther={() => {
              setTyped('');
              setRound(undefined);
            }}
          />
        </Suspense>
      ) : (
        <CodeForm key={code} given={code} onRound={setRound} />
      )}
      {!round && <LastRun />}
    </>
  );
}

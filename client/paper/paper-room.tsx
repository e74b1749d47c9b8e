import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { chunk } from '../window/chunk.tsx';
import { BRING_BACK } from '../window/linked-sheet.ts';
import { useInWindow } from '../window/use-in-window.ts';
import PrintView from './print-view.tsx';

const BringBack = chunk(() => import('./bring-back.tsx'));

/** What is printed; or, if the address asks for that, a sheet that is brought back. */
export default function PaperRoom() {
  const hash = useLocation({ select: (location) => location.hash });
  const inWindow = useInWindow();
  const given = inWindow ? new URLSearchParams(hash).get(BRING_BACK) : null;
  if (given === null) return <PrintView />;
  return (
    <Suspense>
      <BringBack key={given} given={given} />
    </Suspense>
  );
}

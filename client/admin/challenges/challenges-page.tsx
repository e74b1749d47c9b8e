import { Suspense } from 'react';
import { chunk } from '../../window/chunk.tsx';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';
import * as words from '../../words/en/admin/gate.ts';

const ChallengesAdmin = chunk(() => import('./challenges-admin.tsx'));

/** /admin/challenges. */
export default function ChallengesPage() {
  return (
    <AdminGate texts={words.challenges}>
      <Suspense fallback={<Loading texts={words.challenges} />}>
        <ChallengesAdmin />
      </Suspense>
    </AdminGate>
  );
}

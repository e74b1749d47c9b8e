import { Suspense } from 'react';
import { chunk } from '../../window/chunk.tsx';
import { CHALLENGES_TEXTS } from '../gate/access.ts';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';

const ChallengesAdmin = chunk(() => import('./challenges-admin.tsx'));

/** /admin/challenges. */
export default function ChallengesPage() {
  return (
    <AdminGate texts={CHALLENGES_TEXTS}>
      <Suspense fallback={<Loading texts={CHALLENGES_TEXTS} />}>
        <ChallengesAdmin />
      </Suspense>
    </AdminGate>
  );
}

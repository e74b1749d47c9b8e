import { Suspense } from 'react';
import { lazyPart } from '../../window/lazy-part.ts';
import { CHALLENGES_TEXTS } from '../gate/access.ts';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';

const ChallengesAdmin = lazyPart(() => import('./challenges-admin.tsx'));

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

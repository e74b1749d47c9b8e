import { Suspense } from 'react';
import { lazyPart } from '../../window/lazy-part.ts';
import { PANEL_TEXTS } from '../gate/access.ts';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';

const AdminPanel = lazyPart(() => import('./admin-panel.tsx'));

/** /admin. */
export default function AdminPanelPage() {
  return (
    <AdminGate texts={PANEL_TEXTS}>
      <Suspense fallback={<Loading texts={PANEL_TEXTS} />}>
        <AdminPanel />
      </Suspense>
    </AdminGate>
  );
}

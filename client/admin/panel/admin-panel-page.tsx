import { Suspense } from 'react';
import { chunk } from '../../window/chunk.tsx';
import { PANEL_TEXTS } from '../gate/access.ts';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';

const AdminPanel = chunk(() => import('./admin-panel.tsx'));

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

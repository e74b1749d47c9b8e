import { Suspense } from 'react';
import { chunk } from '../../window/chunk.tsx';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';
import * as words from '../../words/en/admin/gate.ts';

const AdminPanel = chunk(() => import('./admin-panel.tsx'));

/** /admin. */
export default function AdminPanelPage() {
  return (
    <AdminGate texts={words.panel}>
      <Suspense fallback={<Loading texts={words.panel} />}>
        <AdminPanel />
      </Suspense>
    </AdminGate>
  );
}

import { Suspense } from 'react';
import { chunk } from '../../window/chunk.tsx';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';
import * as words from '../../words/en/admin/gate.ts';

const BlogRoom = chunk(() => import('./blog-room.tsx'));

/** /admin/blog. The editor is fetched for admins only. */
export default function BlogEditorPage() {
  return (
    <AdminGate texts={words.blog}>
      <Suspense fallback={<Loading texts={words.blog} />}>
        <BlogRoom />
      </Suspense>
    </AdminGate>
  );
}

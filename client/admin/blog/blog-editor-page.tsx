import { Suspense } from 'react';
import { chunk } from '../../window/chunk.tsx';
import { BLOG_TEXTS } from '../gate/access.ts';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';

const BlogRoom = chunk(() => import('./blog-room.tsx'));

/** /admin/blog. The editor is fetched for admins only. */
export default function BlogEditorPage() {
  return (
    <AdminGate texts={BLOG_TEXTS}>
      <Suspense fallback={<Loading texts={BLOG_TEXTS} />}>
        <BlogRoom />
      </Suspense>
    </AdminGate>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../../window/lazy-part.ts';
import { BLOG_TEXTS } from '../gate/access.ts';
import { AdminGate, Loading } from '../gate/admin-gate.tsx';

const BlogRoom = lazyPart(() => import('./blog-room.tsx'));

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

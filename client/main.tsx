import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import './ui/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const router = createAppRouter();
const path = location.pathname.replace(/(.)\/$/, '$1');

if (document.documentElement.dataset['document'] === path) {
  // The first screen is in the document. Rendered by the same tree (no Suspense where the build had none), and with the route's
  // chunk loaded first, React adopts its nodes: nothing moves, and what has focus or was typed stays.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(root, <App router={router} />);
} else {
  // Only the frame is there, or (in development) nothing: it stays until the screen can stand in its place.
  await router.load();
  createRoot(root).render(<App router={router} />);
}

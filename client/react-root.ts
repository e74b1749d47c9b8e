/** React's way into the document. The chunk of React only declares; this module evaluates it, in a task of its own (build/chunks.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';

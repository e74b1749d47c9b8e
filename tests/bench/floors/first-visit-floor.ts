import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readTable, withMore, type MoreDocument } from '../bare-build.ts';
import { dist, withServer } from '../browser.ts';
import { visitInTurn, type Visit } from '../first-visit.ts';
import { bundle } from '../pages.ts';
import type { Bench } from '../report.ts';
import { median, ms } from '../statistics.ts';
import { floorRow } from './floor-rows.ts';
import { homeDocument, startWith, withScript } from './home-document.ts';

const ID = 'V1-floor';

const REACT = 'react-alone.js';

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Addresses of what is visited, and in words. */
const PATHS = {
  '/floor-still': 'home’s document without a script',
  '/floor-idle': 'home’s document that fetches and runs scripts of the size of ours, which do nothing',
  '/floor-react': 'home’s document and React alone, which adopts its nodes without a component',
  '/': 'ours',
} as const;

/** A script as large as this one, as well to be compressed, that does nothing. */
const idle = (script: string): string => `/*${script.replaceAll('*/', '')}*/`;

/** The build with the documents of all steps. */
async function withSteps(): Promise<string> {
  const { still, start, files, run } = await homeDocument();
  const { styles = [] } = (await readTable(dist)).documents['/'] ?? {};
  const started = (html: string, text: string): MoreDocument => ({ html: withScript(html, text), scripts: [hashOf(text)], styles });
  const names = files.map((file) => file.slice('/assets/'.length));
  const idles = await Promise.all(
    names.map(async (name) => [`idle-${name}`, idle(await readFile(`${dist}/client/assets/${name}`, 'utf8'))] as const),
  );
  const documents: { readonly [path in keyof typeof PATHS]?: MoreDocument } = {
    '/floor-still': { html: still, scripts: [], styles },
    '/floor-idle': started(
      still,
      startWith(
        start,
        idles.map(([name]) => `/assets/${name}`),
        run,
      ),
    ),
    // Comments would be parts of a screen to React.
    '/floor-react': started(still.replaceAll(/<!--.*?-->/gs, ''), startWith(start, [`/assets/${REACT}`])),
  };
  return withMore(documents, { ...Object.fromEntries(idles), [REACT]: await bundle('react-alone.ts') });
}

export const firstVisitFloor: Bench = {
  id: ID,
  what: 'TBT of a first visit by Lighthouse mobile: home’s document without its scripts, with others, and ours',
  onlyNamed: true,
  run: async () =>
    withServer(
      async (server) => {
        const visits = await visitInTurn(server.origin, Object.keys(PATHS));
        const of = (path: string, key: keyof Visit) => ms(median((visits.get(path) ?? []).map((visit) => visit[key])));
        return Object.entries(PATHS).map(([path, what]) =>
          floorRow(ID, `TBT: ${what}`, `${of(path, 'tbt')} (by the processor’s time ${of(path, 'ownTbt')}; FCP ${of(path, 'fcp')})`),
        );
      },
      {},
      await withSteps(),
    ),
};

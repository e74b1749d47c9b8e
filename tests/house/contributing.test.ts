import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADDITIONS } from '../next/additions.ts';
import { ChangedCheckout } from '../next/checkout.ts';

/** The rows of the table "Where the next thing goes": what is next, where it goes, and what gets a line. */
const rows = new Map(
  (readFileSync('CONTRIBUTING.md', 'utf8').split('## Where the next thing goes')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .map((line) => line.split(' | '))
    .map(([next = '', goes = '', lines = '']) => [/\*\*(.+)\*\*/.exec(next)?.[1] ?? '', `${goes} ${lines}`]),
);

const IS_PLACE = /^[\w<>*.-]*\/[\w<>*./-]*$|^[\w*-]+\.tsx?$/;

/** The files and folders that a row names. A name without a folder is in the folder that was named last. */
function placesIn(row: string): readonly string[] {
  const places: string[] = [];
  let folder = '';
  for (const [, name = ''] of row.matchAll(/`([^`]+)`/g)) {
    if (!IS_PLACE.test(name)) continue;
    const place = name.includes('/') || name.includes('*') ? name : `${folder}/${name}`;
    places.push(place.replace(/\/$/, ''));
    if (name.includes('/')) folder = /\.\w+$/.test(place) ? place.slice(0, place.lastIndexOf('/')) : place.replace(/\/$/, '');
  }
  return places;
}

/** Whether a file is a place that was named, or in it. */
function isAt(place: string, path: string, name: string): boolean {
  const escaped = place.replaceAll(/<\w+>/g, name).replaceAll('.', '\\.').replaceAll('*', '[\\w-]*');
  return new RegExp(place.includes('/') ? `^${escaped}(?:/|$)` : `/${escaped}$`).test(path);
}

describe('Whoever adds', () => {
  it.each(Object.entries(ADDITIONS))('the next %s finds all its places in the table of CONTRIBUTING, and no other', (next, addition) => {
    const places = placesIn(rows.get(next) ?? '');
    expect(places.length).toBeGreaterThan(1);
    const checkout = new ChangedCheckout();
    addition.addTo(checkout);
    const paths = [...checkout.written.keys()];
    expect(paths.filter((path) => !places.some((place) => isAt(place, path, addition.name)))).toEqual([]);
    expect(places.filter((place) => !paths.some((path) => isAt(place, path, addition.name)))).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { filesIn } from './files.ts';

/** An element of the house's sources, from its name to its end. */
const INPUT = /<input\b[\s\S]*?\/>/g;

it('a radio button or checkbox that was pressed before its code was there is pressed again', async () => {
  const fields: string[] = [];
  const silent: string[] = [];
  for (const file of filesIn('client').filter((each) => each.endsWith('.tsx')))
    for (const [field] of (await readFile(file, 'utf8')).matchAll(INPUT)) {
      if (!/\btype=(?:"(?:radio|checkbox)"|\{)/.test(field)) continue;
      fields.push(file);
      if (!field.includes('ref={pressAgain}')) silent.push(`${file}: ${field.replace(/\s+/g, ' ')}`);
    }
  expect(fields).toEqual(expect.arrayContaining(['client/ui/form/choice-card.tsx', 'client/ui/form/radio-tile.tsx']));
  expect(silent).toEqual([]);
});

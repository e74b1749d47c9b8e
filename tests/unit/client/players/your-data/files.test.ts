import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../../client/players/your-data/files.ts';

const TEXT = '[{"nickname":"Zoë 🦊 王"}\n]\n';

const utf16 = (text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
};

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let text = '';
  for await (const slice of textOf(new Blob([bytes]), () => undefined)()) text += slice;
  return text;
}

describe('the text of a chosen file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
    ['UTF-16, little end first, with a byte order mark', utf16(`\ufeff${TEXT}`, true)],
    ['UTF-16, big end first, with a byte order mark', utf16(`\ufeff${TEXT}`, false)],
    ['UTF-16, little end first', utf16(TEXT, true)],
    ['UTF-16, big end first', utf16(TEXT, false)],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await read(bytes)).toBe(TEXT);
  });

  it('is read whole if it is longer than a slice, whose end may lie within a character', async () => {
    const long = `[${'🦊'.repeat(300_000)}]`;
    expect(await read(new TextEncoder().encode(long))).toBe(long);
    expect(await read(utf16(`\ufeff${long}`, true))).toBe(long);
  });
});

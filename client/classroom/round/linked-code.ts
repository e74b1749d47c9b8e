/** The code in the hash of an address, as the QR code of a round has it (`/round#r=…`); empty without one. */
export const linkedCode = (hash: string): string => new URLSearchParams(hash).get('r') ?? '';

/** The code of a sheet of paper in the hash of an address (client/paper/use-sheet.ts). It is no round's, which is said of it. */
const sheetCode = (hash: string): string => new URLSearchParams(hash).get('p')?.split('.')[0] ?? '';

/** The code that a QR code says: that of an address, or its whole text. */
export function scannedCode(text: string): string {
  const hash = text.slice(text.indexOf('#') + 1);
  return linkedCode(hash) || sheetCode(hash) || text;
}

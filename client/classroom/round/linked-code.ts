import { SHEET } from '../../window/linked-sheet.ts';

/** The code in the hash of an address, as the QR code of a round has it (`/round#r=…`); empty without one. */
export const linkedCode = (hash: string): string => new URLSearchParams(hash).get('r') ?? '';

const hashOf = (text: string): string => text.slice(text.indexOf('#') + 1);

/** The text of the sheet of paper whose QR code this is; undefined for any other. It is no round's, which is said of it. */
export const scannedSheet = (text: string): string | undefined => new URLSearchParams(hashOf(text)).get(SHEET) ?? undefined;

/** The code that a QR code says: that of an address, or its whole text. */
export const scannedCode = (text: string): string => linkedCode(hashOf(text)) || scannedSheet(text)?.split('.')[0] || text;

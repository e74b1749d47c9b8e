/** The code in the hash of an address, as the QR code of a round has it (`/round#r=…`); empty without one. */
export const linkedCode = (hash: string): string => new URLSearchParams(hash).get('r') ?? '';

const hashOf = (text: string): string => text.slice(text.indexOf('#') + 1);

/** The text of the sheet of paper whose QR code this is (client/window/linked-sheet.ts); undefined for any other. It is no round's, which is said. */
export const scannedSheet = (text: string): string | undefined => new URLSearchParams(hashOf(text)).get('p') ?? undefined;

/** The code that a QR code says: that of an address, or its whole text. */
export const scannedCode = (text: string): string => linkedCode(hashOf(text)) || scannedSheet(text)?.split('.')[0] || text;

/** The code in the hash of an address, as the QR code of a round has it (`/round#r=…`); empty without one. */
export const linkedCode = (hash: string): string => new URLSearchParams(hash).get('r') ?? '';

/** The code that a QR code says: that of an address, or its whole text. */
export const scannedCode = (text: string): string => linkedCode(text.slice(text.indexOf('#') + 1)) || text;

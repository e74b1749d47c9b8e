/** One letter a byte. */
export const binaryText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** A file as an address that holds all of it. */
export const dataAddress = (type: string, bytes: Uint8Array): string => `data:${type};base64,${btoa(binaryText(bytes))}`;

/** The bytes of such a file. */
export const bytesAt = (address: string): Uint8Array =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** The size of a PNG in pixels, by its header. @throws Error if it is no PNG */
export function pngSize(file: Buffer): { readonly width: number; readonly height: number } {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('This is no PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

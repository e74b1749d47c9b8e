export type Coding = 'br' | 'gzip';

/**
 * The best of the offered codings that the client accepts (RFC 9110 §12.5.3). `*` counts as gzip, which every client that sends it can read.
 * @param header its Accept-Encoding.
 */
export function bestCoding(header: string | undefined, offered: readonly Coding[]): Coding | undefined {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .flatMap((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
      }),
  );
  if (offered.includes('br') && accepted.has('br')) return 'br';
  return offered.includes('gzip') && (accepted.has('gzip') || accepted.has('*')) ? 'gzip' : undefined;
}

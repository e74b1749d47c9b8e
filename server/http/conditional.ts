/** Whether a client has the copy with this entity tag, by its If-None-Match (RFC 9110 §13.1.2). @param tag with its quotation marks. */
export const hasCopy = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag || candidate.trim() === '*');

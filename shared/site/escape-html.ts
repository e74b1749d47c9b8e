const ESCAPED: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** A text as HTML, for content and quoted attributes: the same escapes as React's. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? character);

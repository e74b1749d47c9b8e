/**
 * HTML that may be shown: what the document already shows, as text, or what DOMPurify has cleaned, as the type that the browser demands
 * (`require-trusted-types-for 'script'`) where it has one.
 */
export type SafeHtml = string | TrustedHTML;

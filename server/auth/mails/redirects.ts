/** Where a link may lead back to (protocol, "Links, redirects, PKCE"): the site's own origin, or exactly an entry of the allow list. */
interface RedirectRule {
  readonly siteUrl: string;
  readonly allow: readonly string[];
}

/** Spaces, control characters and backslashes: parsers read them differently, so an address with one is refused. */
const AMBIGUOUS = /[\s\\\p{Control}]/u;

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

function isPlainWebAddress(text: string, url: URL): boolean {
  return /^https?:\/\/[^/]/i.test(text) && url.username === '' && url.password === '' && !/^[^/?#]*\/\/[^/?#]*@/.test(text);
}

/** The address to redirect to: the wanted one if the rule allows it, else the site's, without an error. */
export function allowedRedirect(wanted: string | null | undefined, rule: RedirectRule): string {
  if (wanted === null || wanted === undefined || AMBIGUOUS.test(wanted)) return rule.siteUrl;
  const url = parse(wanted);
  if (!url) return rule.siteUrl;
  if (rule.allow.includes(wanted)) return wanted;
  const own = isPlainWebAddress(wanted, url) && url.origin === new URL(rule.siteUrl).origin;
  return own ? url.href : rule.siteUrl;
}

type Fields = Readonly<Record<string, string>>;

const form = (fields: Fields): string => new URLSearchParams(fields).toString();

/** `redirect` with the fields added to its query. */
export function withQuery(redirect: string, fields: Fields): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** `redirect` with the fields as its fragment. */
export function withFragment(redirect: string, fields: Fields): string {
  const url = new URL(redirect);
  url.hash = form(fields);
  return url.href;
}

import { hash } from 'node:crypto';
import type { DocumentEntry } from '../../shared/document-table.ts';

/** The name under which browsers report violations; `Reporting-Endpoints` gives its address. */
export const REPORT_GROUP = 'csp';

/** The policy of answers that are data: they may load nothing, and no page may frame them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of scripts that become workers. Browsers ignore it on other scripts (protocol, "Headers"). */
export const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** The policy of a page that is a file: no scripts, only its own styles, by their hash, and images of this site. */
export function plainPagePolicy(html: string): string {
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "img-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The policy of one document, with the hashes of its inlined scripts and styles (protocol, "Headers"). */
export function documentPolicy({ scripts, styles }: Pick<DocumentEntry, 'scripts' | 'styles'>): string {
  const hashes = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // The page in an ad slot (ad-page.ts). No document may be framed.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types tenfold dompurify',
    `report-to ${REPORT_GROUP}`,
  ].join('; ');
}

import { createHash } from 'node:crypto';
import { AD_PAGE_PATH } from '../../shared/addresses.ts';
import type { AppPlugin } from '../http/app.ts';
import * as words from '../words/en/ad-page.ts';

const STYLE = 'html,body,iframe{width:100%;height:100%;margin:0;border:0}iframe{display:block}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** What the provider's page may do: run its scripts in an origin of its own that has no storage, and open what is pressed in a new window. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page around the provider's: it has no script, and shows one frame. */
const pageWith = (address: string): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(words.title)}</title>`,
    `<style>${STYLE}</style></head><body>`,
    `<iframe title="${escape(words.title)}" src="${escape(address)}" sandbox="${SANDBOX}" referrerpolicy="no-referrer"></iframe>`,
    '</body></html>',
  ].join('');

/** The provider's origin is the only one that may be framed, and the site the only one that may frame this page. */
const policyFor = (address: string): string =>
  [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    `frame-src ${new URL(address).origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * `GET /api/site/ad`: the page in an ad slot (decision S5). Documents are kept by service workers together with their policy, so none of
 * them names the provider: they may frame this page, which is asked for each time and is 404 while there is no provider.
 * @param address of the provider's page, of another origin
 */
export const adPage =
  (address: string | undefined): AppPlugin =>
  async (app) => {
    app.get(AD_PAGE_PATH, { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) => {
      if (address === undefined) return reply.callNotFound();
      return reply
        .headers({ 'content-security-policy': policyFor(address), 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(pageWith(address));
    });
  };

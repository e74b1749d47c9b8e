import type { App } from '../http/app.ts';
import { DATA_POLICY } from './policy.ts';

const TWO_YEARS_S = 63_072_000;

/** Browser features that no screen uses. Full screen and a screen wake lock are not listed, because games use them. */
const UNUSED_FEATURES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = (camera: '()' | '(self)'): string =>
  [`camera=${camera}`, ...UNUSED_FEATURES.map((feature) => `${feature}=()`)].join(', ');

/** The documents of a class, and that of a round: they read codes (decision D30). */
const READS_CODES = /^\/(?:class(?:\/.*)?|round\/?)$/;

/**
 * What a document is allowed, if that is not what every answer says.
 * @param path of its address in its language's site, without query
 */
export const permissionsOfDocument = (path: string): string | undefined => (READS_CODES.test(path) ? permissions('(self)') : undefined);

/** The headers of every answer (protocol, "Headers"). `siteUrl` is the public origin; https in it means that a TLS proxy is before us. */
export function headersOfEveryAnswer(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DATA_POLICY,
    // A route that allows caching sets its own header. Errors and personal data must not get into any cache.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions('()'),
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }),
  };
}

/** Sets them on every answer of the server, errors included. A route may override them. Call it before any route is registered. */
export function secureEveryAnswer(app: App, siteUrl: string): void {
  const headers = headersOfEveryAnswer(siteUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

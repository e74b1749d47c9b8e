import type { App } from '../http/app.ts';
import { DATA_POLICY } from './policy.ts';

const TWO_YEARS_S = 63_072_000;

/** Sensors and devices no screen uses; full screen and a display that stays awake are for games. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
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

/** The headers of every answer (protocol, "Headers"). `siteUrl` is the public origin; https there means that TLS stands before us. */
export function headersOfEveryAnswer(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DATA_POLICY,
    // What may be kept says so itself; errors and everything personal stay out of every cache.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }),
  };
}

/** Puts them on every answer of the server, errors too; a route may set its own over them. Called before any route is registered. */
export function secureEveryAnswer(app: App, siteUrl: string): void {
  const headers = headersOfEveryAnswer(siteUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

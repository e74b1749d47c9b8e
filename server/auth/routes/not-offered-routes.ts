import type { App } from '../../http/app.ts';
import { otpDisabled } from '../contract/failure.ts';
import { sendFailure } from './respond.ts';

/** Calls of the API that get an answer but have no function: a sign-in by a code alone is not offered. */
export function serveNotOffered(app: App): void {
  for (const url of ['/otp', '/magiclink'])
    app.post(url, { config: { access: 'public' } }, (request, reply) => sendFailure(request, reply, otpDisabled));
}

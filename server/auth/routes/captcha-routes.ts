import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../http/app.ts';
import { CaptchaChallenge, newChallenge, PROVEN_CALLS, takeProof, type ProvenCall } from '../captcha/proof-of-work.ts';
import { captchaFailed, routeNotFound } from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { sendFailure } from './respond.ts';

const CaptchaQuery = Type.Object({ call: Type.Enum(PROVEN_CALLS) });

/** `GET /captcha?call=` gives a challenge for one call; 404 while captchas are off. */
export function serveCaptcha(app: App, { settings, clock }: AuthDeps): void {
  app.get(
    '/captcha',
    {
      config: { access: 'public' },
      schema: { summary: 'Get a proof of work to solve', querystring: CaptchaQuery, response: { 200: CaptchaChallenge } },
    },
    async (request, reply) => {
      if (settings.captchaSecret === undefined) return sendFailure(request, reply, routeNotFound);
      return reply.send(await newChallenge(settings.captchaSecret, request.query.call, clock()));
    },
  );
}

/**
 * Refuses a call without a proof of work, if captchas are on (decision D20). Refreshes and codes of links need none: a device that was
 * asleep must not have to work for what it has.
 */
export const captchaGuard =
  (deps: AuthDeps, call: ProvenCall) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { captchaSecret } = deps.settings;
    const grant = (request.query as { readonly grant_type?: string }).grant_type;
    if (captchaSecret === undefined || (call === 'token' && grant !== 'password')) return undefined;
    const body = request.body as { readonly gotrue_meta_security?: { readonly captcha_token?: unknown } | null } | undefined;
    const isProven = await takeProof(deps, captchaSecret, call, body?.gotrue_meta_security?.captcha_token);
    return isProven ? undefined : sendFailure(request, reply, captchaFailed);
  };

import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { App } from '../../http/app.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { requestMail, type RequestedMail } from '../mails/request-mail.ts';
import { given, LinkQuery, RecoverBody, RedirectQuery, ResendBody, VerifyBody } from '../contract/bodies.ts';
import type { AuthDeps } from '../deps.ts';
import { codeExpired, invalid, linkExpired, type AuthFailure } from '../contract/failure.ts';
import { isVerifyType } from '../mails/mail-tokens.ts';
import { LINK_PAGE_HEADERS, linkPage } from './link-page.ts';
import { captchaGuard } from './captcha-routes.ts';
import { placeOf } from './place-of.ts';
import { respond, sendFailure } from './respond.ts';
import { sourceOf } from '../../network/source.ts';
import { followProof } from '../sessions/verify-link.ts';
import { verifyPosted, type MailboxProof } from '../sessions/verify.ts';
import * as words from '../../words/en/auth.ts';

/** Reads the proof in a POST /verify: the token of a link, or an address and six digits. */
function readProof(body: VerifyBody): Result<MailboxProof, AuthFailure> {
  const [tokenHash, email, code] = [given(body.token_hash), given(body.email), given(body.token)];
  if (tokenHash !== undefined) return ok({ tokenHash });
  if (email === undefined || code === undefined) return fail(invalid(words.proofMissing));
  return /^\d{6}$/.test(code) && /^[\x21-\x7e]+$/.test(email) ? ok({ email: email.toLowerCase(), code }) : fail(codeExpired);
}

function serveVerify(app: App, deps: AuthDeps): void {
  app.post('/verify', { config: { access: 'public' }, schema: { body: VerifyBody } }, async (request, reply) => {
    const { type: typed, follow, redirect_to: redirectTo } = request.body;
    const [proof, type, place] = [readProof(request.body), typed ?? '', placeOf(request)];
    if (!proof.ok) return sendFailure(request, reply, proof.error);
    if (follow === true) return { location: await followProof(deps, { proof: proof.value, type, redirectTo: given(redirectTo), place }) };
    if (!isVerifyType(type)) return sendFailure(request, reply, 'tokenHash' in proof.value ? linkExpired : codeExpired);
    return respond(request, reply, await verifyPosted(deps, proof.value, type, place));
  });
  // Mail filters open every link, so opening it must not use it up.
  app.get('/verify', { config: { access: 'public' }, exposeHeadRoute: false, schema: { querystring: LinkQuery } }, (request, reply) => {
    const { token = '', type = '' } = request.query;
    return reply.headers(LINK_PAGE_HEADERS).send(linkPage(token, type));
  });
  // Mail scanners send HEAD requests to links. These must not use up a link.
  app.head('/verify', { config: { access: 'public' } }, (_request, reply) =>
    reply.header('referrer-policy', 'no-referrer').status(200).send(),
  );
}

type MailRequest = FastifyRequest<{ Body: Static<typeof RecoverBody>; Querystring: Static<typeof RedirectQuery> }>;

/** What a request for a mail says of it. */
const askedIn = ({ body, query, ip }: MailRequest): Omit<RequestedMail, 'kind'> => ({
  email: body.email ?? '',
  codeChallenge: given(body.code_challenge),
  codeChallengeMethod: given(body.code_challenge_method),
  redirectTo: query.redirect_to,
  source: sourceOf(ip),
});

/** The routes around mails: requests for a mail, and its links and codes. */
export function serveMails(app: App, deps: AuthDeps): void {
  serveVerify(app, deps);
  app.post(
    '/recover',
    { config: { access: 'public' }, schema: { body: RecoverBody, querystring: RedirectQuery }, preHandler: captchaGuard(deps, 'recover') },
    async (request, reply) => respond(request, reply, await requestMail(deps, { kind: 'recovery', ...askedIn(request) })),
  );
  app.post(
    '/resend',
    { config: { access: 'public' }, schema: { body: ResendBody, querystring: RedirectQuery }, preHandler: captchaGuard(deps, 'resend') },
    async (request, reply) => {
      const { type } = request.body;
      if (type !== 'signup' && type !== 'email_change') return sendFailure(request, reply, invalid(words.onlyTheseAgain));
      return respond(request, reply, await requestMail(deps, { kind: type, ...askedIn(request) }));
    },
  );
}

import { Type, type TSchema } from 'typebox';
import type { App } from '../../http/app.ts';
import {
  Empty,
  FailureAnswer,
  FollowAnswer,
  HalfAnswer,
  HealthAnswer,
  KeysAnswer,
  SessionAnswerBody,
  SettingsAnswer,
  UserAnswer,
  VerifiedAnswer,
} from '../contract/answers.ts';

/** What a call does, in a line, and its answers besides the refusals, which are the same for all. */
interface Description {
  readonly summary: string;
  readonly response?: Readonly<Record<number, TSchema>>;
}

const redirect = Type.Null({ description: 'to the address that the call leads back to; what came of it is in that address' });
const none = Type.Null();

const CALLS: Readonly<Record<string, Description>> = {
  'POST /signup': { summary: 'Sign up; a mail asks for a confirmation', response: { 200: UserAnswer } },
  'POST /token': {
    summary: 'Get a session: by a password, a refresh token, or the code of a link (`grant_type`)',
    response: { 200: SessionAnswerBody },
  },
  'POST /verify': {
    summary: 'Use the link or the code of a mail',
    response: { 200: Type.Union([VerifiedAnswer, HalfAnswer, FollowAnswer]) },
  },
  'GET /verify': {
    summary: 'Open the link of a mail: its page asks for one press, and nothing changes before that',
    response: { 200: Type.String({ description: 'the page, as text/html' }) },
  },
  'HEAD /verify': { summary: 'Look at the link of a mail, as scanners do: nothing changes', response: { 200: none } },
  'POST /recover': { summary: 'Ask for the mail that leads to a new password', response: { 200: Empty } },
  'POST /resend': { summary: 'Ask for a mail once more', response: { 200: Empty } },
  'GET /user': { summary: 'Read the user of the session', response: { 200: UserAnswer } },
  'PUT /user': { summary: 'Change the password, the e-mail address or the data of the user', response: { 200: UserAnswer } },
  'POST /logout': { summary: 'End this session, all others, or all (`scope`)', response: { 204: none } },
  'GET /authorize': { summary: 'Go to a provider to sign in there', response: { 303: redirect } },
  'HEAD /authorize': { summary: 'Look at the way to a provider: nothing changes', response: { 200: none } },
  'HEAD /callback': { summary: 'Look at the way back from a provider: nothing changes', response: { 200: none } },
  'GET /callback': { summary: 'Come back from a provider', response: { 303: redirect } },
  'GET /user/identities/authorize': {
    summary: 'Go to a provider to add its identity',
    response: { 200: Type.Object({ url: Type.String() }), 303: redirect },
  },
  'POST /user/identities/connect': {
    summary: 'Take the identity that this session asked for, with its code and verifier',
    response: { 200: Empty },
  },
  'DELETE /user/identities/:id': { summary: 'Remove an identity', response: { 200: Empty } },
  'POST /factors': {
    summary: 'Begin a second factor',
    response: {
      200: Type.Object({
        id: Type.String(),
        type: Type.Union([Type.Literal('totp'), Type.Literal('phone')]),
        friendly_name: Type.Optional(Type.String()),
        totp: Type.Optional(Type.Object({ qr_code: Type.String(), secret: Type.String(), uri: Type.String() })),
        phone: Type.Optional(Type.String()),
      }),
    },
  },
  'POST /factors/:id/challenge': {
    summary: 'Ask for a challenge of a second factor',
    response: { 200: Type.Object({ id: Type.String(), type: Type.String(), expires_at: Type.Integer() }) },
  },
  'POST /factors/:id/verify': { summary: 'Take the second step with a code', response: { 200: SessionAnswerBody } },
  'DELETE /factors/:id': { summary: 'Remove a second factor', response: { 200: Type.Object({ id: Type.String() }) } },
  'GET /.well-known/jwks.json': { summary: 'Read the keys that verify access tokens', response: { 200: KeysAnswer } },
  'GET /health': { summary: 'Name and version of the server', response: { 200: HealthAnswer } },
  'GET /settings': { summary: 'What this server offers', response: { 200: SettingsAnswer } },
  'POST /otp': { summary: 'Not offered: sign-in by a code alone' },
  'POST /magiclink': { summary: 'Not offered: sign-in by a link alone' },
};

/**
 * Describes the calls that are registered from now on, for /api/docs. It changes no answer: the schemas only describe them, for the
 * public client expects fields that vary, and tests hold answers and schemas together.
 */
export function describeCalls(app: App): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide === true) return;
    const path = route.url.slice(route.prefix.length);
    const { response, ...description } = CALLS[`${String(route.method)} ${path}`] ?? {};
    const own = route.schema?.response as object | undefined;
    route.schema = {
      tags: ['sign-in'],
      ...description,
      ...route.schema,
      response: { ...response, ...own, '4xx': FailureAnswer, '5xx': FailureAnswer },
    };
  });
}

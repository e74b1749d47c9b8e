import { Type } from 'typebox';

/** What the calls answer, for the description of the API. Times are ISO 8601, ids UUIDs (protocol, "Objects and tokens"). */

const Text = Type.String();
const Time = Type.Optional(Text);

const Identity = Type.Object({
  identity_id: Text,
  id: Type.String({ description: 'the subject at the provider; of an e-mail identity the id of the user' }),
  user_id: Text,
  identity_data: Type.Record(Text, Type.Unknown()),
  provider: Type.Union([Type.Literal('email'), Type.Literal('google')]),
  email: Text,
  last_sign_in_at: Time,
  created_at: Text,
  updated_at: Text,
});

const Factor = Type.Object({
  id: Text,
  friendly_name: Type.Optional(Text),
  factor_type: Type.Union([Type.Literal('totp'), Type.Literal('phone')]),
  status: Type.Union([Type.Literal('verified'), Type.Literal('unverified')]),
  phone: Type.Optional(Text),
  created_at: Text,
  updated_at: Text,
});

export const UserAnswer = Type.Object(
  {
    id: Text,
    aud: Type.Literal('authenticated'),
    role: Type.Literal('authenticated'),
    email: Text,
    phone: Text,
    email_confirmed_at: Time,
    confirmed_at: Time,
    confirmation_sent_at: Time,
    recovery_sent_at: Time,
    last_sign_in_at: Time,
    new_email: Type.Optional(Text),
    email_change_sent_at: Time,
    app_metadata: Type.Object({ provider: Text, providers: Type.Array(Text) }),
    user_metadata: Type.Record(Text, Type.Unknown()),
    identities: Type.Array(Identity),
    factors: Type.Array(Factor),
    created_at: Text,
    updated_at: Text,
    is_anonymous: Type.Literal(false),
  },
  { title: 'User' },
);

export const SessionAnswerBody = Type.Object(
  {
    access_token: Text,
    token_type: Type.Literal('bearer'),
    expires_in: Type.Integer({ description: 'seconds' }),
    expires_at: Type.Integer({ description: 'seconds since the epoch' }),
    refresh_token: Text,
    user: UserAnswer,
  },
  { title: 'Session' },
);

/** What a mail's proof answers with: a session, and what it is for. */
export const VerifiedAnswer = Type.Object({
  ...SessionAnswerBody.properties,
  type: Type.Union([Type.Literal('signup'), Type.Literal('recovery'), Type.Literal('email_change')], {
    description: '`recovery`: a password is to be chosen, also where two sign-ups offered different ones',
  }),
});

/** Where the link leads, to a call with `follow`. */
export const FollowAnswer = Type.Object({ location: Text });

/** One mailbox of an e-mail change has agreed, the other is still to. */
export const HalfAnswer = Type.Object({ msg: Text, code: Type.Literal('200') });

export const Empty = Type.Object({});

export const KeysAnswer = Type.Object({ keys: Type.Array(Type.Record(Text, Type.Unknown())) });
export const HealthAnswer = Type.Object({ name: Text, version: Text });
export const SettingsAnswer = Type.Object({
  external: Type.Record(Text, Type.Boolean()),
  disable_signup: Type.Boolean(),
  mailer_autoconfirm: Type.Literal(false),
});

const finer = {
  reason: Type.Optional(Type.String({ description: 'which of the refusals of its code it is, where a code has several' })),
  weak_password: Type.Optional(Type.Object({ reasons: Type.Array(Text) })),
};

/** Every refusal of the auth API: the first shape with `X-Supabase-Api-Version` from 2024-01-01 on, else the second (protocol, "Errors"). */
export const FailureAnswer = Type.Union(
  [Type.Object({ code: Text, message: Text, ...finer }), Type.Object({ code: Type.Integer(), error_code: Text, msg: Text, ...finer })],
  { title: 'AuthError' },
);

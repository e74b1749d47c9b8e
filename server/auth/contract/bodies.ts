import { Type, type Static } from 'typebox';

/**
 * The bodies of the calls. Unknown fields are ignored; a known field of a wrong type is 400 `validation_failed`; the
 * client sends `null` for an absent field (protocol, "Conventions").
 */
const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const Data = Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]));
const challenge = { code_challenge: Text, code_challenge_method: Text };

export const SignUpBody = Type.Object({ email: Text, phone: Text, password: Text, data: Data, ...challenge });
export type SignUpBody = Static<typeof SignUpBody>;

export const TokenBody = Type.Object({
  email: Text,
  phone: Text,
  password: Text,
  refresh_token: Text,
  auth_code: Text,
  code_verifier: Text,
});
export type TokenBody = Static<typeof TokenBody>;

export const ConnectBody = Type.Object({ auth_code: Text, code_verifier: Text });

export const VerifyBody = Type.Object({
  type: Text,
  token_hash: Text,
  email: Text,
  token: Text,
  /** Answer with the address to which the mail's link leads, which is checked as when the mail was made. */
  follow: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  redirect_to: Text,
});
export type VerifyBody = Static<typeof VerifyBody>;

export const RecoverBody = Type.Object({ email: Text, ...challenge });
export const ResendBody = Type.Object({ type: Text, email: Text, ...challenge });
export const UpdateUserBody = Type.Object({
  email: Text,
  password: Text,
  current_password: Text,
  data: Data,
  nonce: Text,
  app_metadata: Type.Optional(Type.Unknown()),
  ...challenge,
});
export const FactorBody = Type.Object({ factor_type: Text, friendly_name: Text, issuer: Text, phone: Text });
export const FactorCodeBody = Type.Object({ challenge_id: Text, code: Text });

const OneText = Type.Optional(Type.String());
export const RedirectQuery = Type.Object({ redirect_to: OneText });
export const TokenQuery = Type.Object({ grant_type: OneText });
export const LinkQuery = Type.Object({ token: OneText, type: OneText, redirect_to: OneText });
/** Every other parameter is read from the address, because it may be passed on to the provider. */
export const ProviderQuery = Type.Object({
  provider: OneText,
  redirect_to: OneText,
  scopes: OneText,
  code_challenge: OneText,
  code_challenge_method: OneText,
  skip_http_redirect: OneText,
});
export type ProviderQuery = Static<typeof ProviderQuery>;
export const ScopeQuery = Type.Object({ scope: OneText });
export const NameQuery = Type.Object({ name: Type.String() });
export const IdParams = Type.Object({ id: Type.String() });

/** The text of a field; undefined if it is absent, null or empty. */
export const given = (text: string | null | undefined): string | undefined => (text === null || text === '' ? undefined : text);

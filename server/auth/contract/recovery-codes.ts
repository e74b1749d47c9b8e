import { Type } from 'typebox';

export const RecoveryCodeBody = Type.Object({ code: Type.Optional(Type.Union([Type.String(), Type.Null()])) });
export const RecoveryCodesLeft = Type.Object({ left: Type.Integer({ description: 'How many of the ten codes can still be used.' }) });
export const RecoveryCodesAnswer = Type.Object({
  codes: Type.Array(Type.String(), { description: 'Each good once, as `XXXX-XXXX-XXXX`. They are told this once.' }),
});
/** The Session answer of protocol, "Objects and tokens". */
export const SessionBody = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('bearer'),
  expires_in: Type.Integer({ description: 'Seconds.' }),
  expires_at: Type.Integer({ description: 'Unix seconds.' }),
  refresh_token: Type.String(),
  user: Type.Unknown({ description: 'The User, with its factors.' }),
});

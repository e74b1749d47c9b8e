import { Type, type Static } from 'typebox';

/**
 * What a device saw of time when a game ended (protocol, "Time"). All in ms since the epoch by the device's clock, unless said otherwise.
 */
export const SessionTime = Type.Object(
  {
    startedMs: Type.Integer({ minimum: 0 }),
    endedMs: Type.Integer({ minimum: 0 }),
    utcOffsetMin: Type.Integer({ minimum: -1440, maximum: 1440, description: 'minutes east of UTC at the end' }),
    clockOffsetMs: Type.Optional(Type.Integer({ description: 'server − device as measured last; absent before the first contact' })),
    floorMs: Type.Integer({ minimum: 0, description: 'last server time seen, or the build time of the app if none was' }),
    day: Type.Integer({ description: 'civil day of the end, frozen by the device (days since 1970-01-01)' }),
  },
  { additionalProperties: false, title: 'SessionTime' },
);
export type SessionTime = Static<typeof SessionTime>;

import { Type, type Static } from 'typebox';

/** How many answers, how many of them right, and how long all of them took together (ms). */
const AnswerTally = Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]);

/**
 * What the answers of a run come to (shared/games/kit/facts.ts), without names, for each session is stored and sent with its facts:
 * answers, right ones and ms; ms of the quickest ten right ones, null with fewer; the same tally by topic.
 */
export const SessionFacts = Type.Tuple(
  [Type.Integer(), Type.Integer(), Type.Integer(), Type.Union([Type.Integer(), Type.Null()]), Type.Record(Type.String(), AnswerTally)],
  { title: 'SessionFacts' },
);
export type SessionFacts = Static<typeof SessionFacts>;

/** How an attempt at a challenge turned out, by the revision under which it was played (decision C2). */
export const Attempt = Type.Object(
  {
    revision: Type.Integer(),
    passed: Type.Boolean(),
    xpReward: Type.Integer({ description: 'of the revision: what its reward pays if the attempt passed' }),
    day: Type.Optional(Type.Integer({ description: 'the date of the challenge, a UTC day; absent from what older builds made' })),
  },
  { title: 'Attempt' },
);
export type Attempt = Static<typeof Attempt>;

/**
 * A session as it counts: what folds and history read. On a device it holds the device's own figures until the server's come;
 * on the server it is what the replay gave. `endMs` is the effective time of the end (protocol, "Time").
 */
export const SessionSummary = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    rules: Type.Integer(),
    score: Type.Integer(),
    accuracy: Type.Optional(Type.Integer()),
    timeTaken: Type.Integer(),
    durationMs: Type.Integer(),
    movesCount: Type.Optional(Type.Integer()),
    difficulty: Type.Union([Type.Literal('easy'), Type.Literal('medium'), Type.Literal('hard'), Type.Literal('expert')]),
    resumed: Type.Boolean(),
    endMs: Type.Integer(),
    utcOffsetMin: Type.Integer(),
    day: Type.Integer(),
    challenge: Type.Optional(Type.String({ description: "the challenge's id: its XP counts once a challenge" })),
    attempt: Type.Optional(Attempt),
    data: Type.Record(Type.String(), Type.Unknown(), { description: "the game's sessionData" }),
    unverified: Type.Optional(
      Type.Literal(true, { description: 'nobody could have played this (decision D23); absent from what counts in full' }),
    ),
    facts: Type.Optional(
      Type.Union([SessionFacts, Type.Null()], {
        description: 'absent from what older builds made and nobody has completed yet; null if the log does not give them',
      }),
    ),
    left: Type.Optional(
      Type.Union([Type.Literal('tried'), Type.Literal('untried')], {
        description:
          'an attempt that was left before its end, and whether anything was tried in it; if not, it counts for nothing (decision C9)',
      }),
    ),
    course: Type.Optional(
      Type.Union([Type.Literal('fit'), Type.Literal('calm'), Type.Literal('round'), Type.Literal('paper')], {
        description: 'how it was played, if not as an ordinary run: it is compared with its like alone (decision G27)',
      }),
    ),
    round: Type.Optional(Type.String({ description: 'the code of its class round: its XP counts once a code (decision D30)' })),
  },
  { title: 'SessionSummary' },
);
export type SessionSummary = Static<typeof SessionSummary>;

/** What became of one figure that a game counts or measures, over all its sessions. */
export const RecordTally = Type.Object({ count: Type.Integer(), sum: Type.Integer(), least: Type.Integer(), most: Type.Integer() });
export type RecordTally = Static<typeof RecordTally>;

/**
 * One part of one figure of progress (shared/progress/folds). Only a build that has this fold in this version knows what the part means.
 */
export const Part = Type.Object({ fold: Type.String(), bucket: Type.String(), version: Type.Integer(), part: Type.Unknown() });
export type Part = Static<typeof Part>;

/**
 * What all resets of a player come to (decision D7): sessions that ended at or before `atMs` and claims of an older generation do not
 * count. `reason` is that of the last one, for the screen.
 */
export const Reset = Type.Object({
  atMs: Type.Integer({ description: 'server time, ms' }),
  generation: Type.Integer(),
  reason: Type.Optional(Type.String()),
});
export type Reset = Static<typeof Reset>;

/** What the server says of who a player is. */
export const Profile = Type.Object({
  username: Type.String(),
  displayName: Type.String(),
  role: Type.Union([Type.Literal('player'), Type.Literal('admin')]),
  pictureUrl: Type.Optional(Type.String()),
});
export type Profile = Static<typeof Profile>;

import { Type, type Static } from 'typebox';

/**
 * `POST /api/visits`: one page view, sent only by a window whose user has accepted (decision S17). The path is one of the table of pages;
 * it has no query, no fragment and no id.
 */
export const VisitBody = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 200, description: 'of the page on screen, as the table of pages has it' }),
});
export type VisitBody = Static<typeof VisitBody>;

/** How often a page was visited on a day. */
export const DailyVisits = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD, UTC' }),
  path: Type.String({ description: 'as the table of pages has it' }),
  visits: Type.Integer({ minimum: 1 }),
});
export type DailyVisits = Static<typeof DailyVisits>;

/** `GET /api/admin/visits?days=30`: the latest day first. What was counted in the last minute may be missing. */
export const AdminVisitsResponse = Type.Object({
  isOn: Type.Boolean({ description: 'whether visits are counted at present' }),
  visits: Type.Array(DailyVisits),
});
export type AdminVisitsResponse = Static<typeof AdminVisitsResponse>;

import { Type, type Static } from 'typebox';

/**
 * `POST /api/visits`: one page view, sent only by a window whose user has accepted (decision S17). The path is one of the table of pages;
 * it has no query, no fragment and no id.
 */
export const VisitBody = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 200, description: 'of the page on screen, as the table of pages has it' }),
});
export type VisitBody = Static<typeof VisitBody>;

import { Type, type Static } from 'typebox';

/** `GET /api/site`: settings of who runs the site that its pages show (decision S18). What is not set is left out. */
export const SiteSettings = Type.Object({
  contactEmail: Type.Optional(Type.String({ description: 'the address to write to' })),
});
export type SiteSettings = Static<typeof SiteSettings>;

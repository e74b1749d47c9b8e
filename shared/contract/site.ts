import { Type, type Static } from 'typebox';

const Address = Type.Optional(Type.String({ description: 'of the page there, http or https' }));

/** `GET /api/site`: settings of who runs the site that its pages show (decision S18). What is not set is left out. */
export const SiteSettings = Type.Object({
  contactEmail: Type.Optional(Type.String({ description: 'the address to write to' })),
  social: Type.Object({ twitter: Address, facebook: Address, instagram: Address, youtube: Address }),
});
export type SiteSettings = Static<typeof SiteSettings>;

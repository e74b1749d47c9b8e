import { Type, type Static } from 'typebox';

const Address = Type.Optional(Type.String({ description: 'of the page there, http or https' }));

/** `GET /api/site`: settings of who runs the site that its pages show (decision S18). What is not set is left out. */
export const SiteSettings = Type.Object({
  contactEmail: Type.Optional(Type.String({ description: 'the address to write to' })),
  social: Type.Object({ twitter: Address, facebook: Address, instagram: Address, youtube: Address }),
  ads: Type.Optional(Type.Boolean({ description: 'whether there is advertising for who accepts it, at /api/site/ad (decision S5)' })),
  visits: Type.Optional(Type.Boolean({ description: 'whether page views are counted of who accepts it (decision S17)' })),
});
export type SiteSettings = Static<typeof SiteSettings>;

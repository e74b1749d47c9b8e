/** The pictures that shared links show, 1200 × 630 pixels each (tests/by-hand/shared-pictures.mjs). */

/** What a shared link says of its picture. */
export interface SharedPicture {
  /** Its path on the site's origin, without what the addresses of a language begin with. */
  readonly path: string;
  /** In pixels; absent if it is not known. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** The size that most sites show a link's picture in without cutting it. */
export const SHARED_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The path of a picture of the product's own: a game's by its slug. */
export const ownPicturePath = (name: string): string => `/pictures/shared/${name}.png`;

/** The picture of the site. */
export const SITE_PICTURE: SharedPicture = { path: ownPicturePath('tenfold'), size: SHARED_PICTURE_SIZE };

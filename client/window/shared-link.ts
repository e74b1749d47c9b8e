import type { SharedPicture } from '../../shared/site/shared-picture.ts';
import type { PageHead } from './page-head.ts';

/** What a shared link to a page shows. */
interface SharedLink {
  readonly title: string;
  readonly description: string;
  /** The canonical address. */
  readonly url: string;
  readonly picture: SharedPicture;
}

/** What the head says for shared links to a page, as in its document (build/document-parts.ts); undefined: the page is not for sharing. */
export const metasOfLink = (link: SharedLink | undefined): PageHead['metas'] => ({
  'og:title': link?.title,
  'og:description': link?.description,
  'og:url': link?.url,
  'og:image': link && new URL(link.picture.path, link.url).href,
  'og:image:alt': link?.title,
  'og:image:width': link?.picture.size?.width.toString(),
  'og:image:height': link?.picture.size?.height.toString(),
  'twitter:card': link && 'summary_large_image',
});

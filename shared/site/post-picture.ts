import type { Post } from '../contract/posts.ts';
import { embeddedFormat, type PictureFormat } from '../picture-format.ts';
import { SITE_PICTURE, type SharedPicture } from './shared-picture.ts';

/** Where the pictures of posts are served that lie in the posts themselves. */
export const POST_PICTURES_PATH = '/pictures/posts';

type Pictured = Pick<Post, 'id' | 'thumbnail' | 'content'>;

/** A picture that lies in a post, in base64. */
interface EmbeddedPicture {
  readonly format: PictureFormat;
  readonly base64: string;
}

const IMAGE = /<img\b[^>]*?\ssrc="([^"]*)"/;
/** One slash, and no second one: `//host` is another site. */
const OWN_PATH = /^\/(?!\/)/;

/** The address of a post's first picture: the one of lists, else the first in its content. */
const firstPicture = ({ thumbnail, content }: Pictured): string => thumbnail ?? IMAGE.exec(content)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** The first picture of a post, if it lies in the post as a data URL; of which kind it is, its bytes say. */
export function embeddedPicture(post: Pictured): EmbeddedPicture | undefined {
  const [, base64] = /^data:image\/\w+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(firstPicture(post)) ?? [];
  const format = base64 === undefined ? undefined : embeddedFormat(base64);
  return base64 === undefined || format === undefined ? undefined : { format, base64 };
}

/** The picture that shared links to a post show: its first one, else the site's. */
export function pictureOfPost(post: Pictured): SharedPicture {
  const address = firstPicture(post);
  if (OWN_PATH.test(address)) return { path: address };
  return embeddedPicture(post) ? { path: `${POST_PICTURES_PATH}/${post.id}` } : SITE_PICTURE;
}

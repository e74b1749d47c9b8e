import { Type } from 'typebox';
import { isPostId } from '../../shared/site/post-name.ts';
import { embeddedPicture, POST_PICTURES_PATH } from '../../shared/site/post-picture.ts';
import type { App } from '../http/app.ts';
import { pictureHeaders } from '../http/picture-headers.ts';
import { refuse } from '../http/refusal.ts';
import { notFound } from '../words/en/requests.ts';
import type { PostSource } from './post-source.ts';
import { sendFile } from './send-file.ts';
import { tagOf } from './site-file.ts';

const PostParams = Type.Object({ id: Type.String() });

/**
 * `GET /pictures/posts/:id`: the first picture of a published post that lies in the post itself, for links to the post that are shown
 * elsewhere (protocol, "Posts"). A picture may change with its post, and goes with it, so browsers ask each time.
 */
export function servePostPictures(app: App, posts: Pick<PostSource, 'find'>): void {
  app.get(
    `${POST_PICTURES_PATH}/:id`,
    { config: { access: 'public' }, schema: { hide: true, params: PostParams } },
    async (request, reply) => {
      const { id } = request.params;
      const post = isPostId(id) ? await posts.find(id) : undefined;
      const picture = post && embeddedPicture(post);
      if (!picture) return refuse(reply, 404, { error: notFound, code: 'not_found' });
      const plain = Buffer.from(picture.base64, 'base64');
      const headers = pictureHeaders(picture.format);
      void reply.headers({ ...headers, 'cache-control': 'no-cache' });
      return sendFile(request, reply, { type: headers['content-type'], tag: tagOf(plain), plain });
    },
  );
}

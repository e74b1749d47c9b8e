import { use } from 'react';
import { useLocation, useParams } from '@tanstack/react-router';
import { withoutClosingSlash } from '../../shared/addresses.ts';
import { markOf } from '../../shared/site/template.ts';
import { POST_NAMES, valuesOf } from '../../shared/site/post-values.ts';
import { BuildContext, marksOf } from './build-context.tsx';
import { Loading, NoPost, NotReadHere } from './post-messages.tsx';
import { useBetterAddress, usePostHead } from './post-address.ts';
import { PostView } from './post-view.tsx';
import { usePost } from './use-post.ts';

/** /blog/{id-or-slug}: a post (spec 2 §2, Blog post). */
export default function PostPage() {
  const building = use(BuildContext);
  if (building === 'template') return <PostView post={{ ...marksOf(POST_NAMES), contents: [] }} content={markOf('content')} />;
  if (building === 'no-post') return <NoPost />;
  return <ReadPost />;
}

function ReadPost() {
  const name = useParams({ from: '/blog/$post', select: ({ post }) => post });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const reading = usePost(name, withoutClosingSlash(path));
  usePostHead(path, reading);
  useBetterAddress(name, path, reading);
  switch (reading.state) {
    case 'loading':
      return <Loading />;
    case 'missing':
      return <NoPost />;
    case 'unread':
      return <NotReadHere instead={reading.instead} />;
    case 'here':
      return <PostView post={valuesOf(reading.post, reading.headings)} content={reading.content} />;
  }
}

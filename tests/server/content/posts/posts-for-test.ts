import { randomUUID } from 'node:crypto';
import type { AdminPost, PostDraft, SavedPost } from '../../../../shared/contract/posts.ts';
import type { TestApp } from '../../app-for-test.ts';
import { expectDescribed } from '../../http/described.ts';

export const DRAFT: PostDraft = {
  title: 'Squares near 50',
  description: 'A short way.',
  content: '<h2>Why</h2><p>48 × 48 = 2304</p>',
  seoTitle: '',
  seoDescription: '',
  slug: '',
  thumbnail: null,
  published: true,
};

export interface Answered<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

/** A refusal, with what a 412 has besides. */
export interface Refused {
  readonly error: string;
  readonly code: string;
  readonly field?: string;
  readonly current?: AdminPost | null;
}

interface Marks {
  readonly key?: string;
  readonly revision?: number;
  readonly as?: string;
}

/** The calls on posts, as the editor makes them. Each answer is held against its description. */
export function callsOn({ app }: Pick<TestApp, 'app'>, token: string) {
  async function call<Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, marks?: Marks): Promise<Answered<Body>> {
    const { key = randomUUID(), revision, as = token } = marks ?? {};
    const answer = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${as}`,
        ...(method !== 'GET' && { 'idempotency-key': key }),
        ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      },
      ...(method !== 'GET' && { payload: body ?? {} }),
    });
    const answered = answer.json<Body>();
    expectDescribed(app, method, url, answer.statusCode, answered);
    return { status: answer.statusCode, headers: answer.headers, body: answered };
  }
  const draft = (change: Partial<PostDraft>): PostDraft => ({ ...DRAFT, ...change });
  return {
    call,
    add: (change: Partial<PostDraft> = {}, marks?: Marks) => call<SavedPost & Refused>('POST', '/api/admin/posts', draft(change), marks),
    change: (id: number, change: Partial<PostDraft>, marks: Marks) =>
      call<SavedPost & Refused>('PUT', `/api/admin/posts/${id}`, draft(change), marks),
    remove: (id: number, marks: Marks) => call<{ deleted: true } & Refused>('DELETE', `/api/admin/posts/${id}`, {}, marks),
    read: (id: number) => call<AdminPost & Refused>('GET', `/api/admin/posts/${id}`),
  };
}

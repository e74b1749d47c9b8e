import type { PostDraft } from '../../../../shared/contract/posts.ts';
import { slugFrom } from '../../../../shared/slug.ts';

interface SearchWords {
  readonly title: string;
  readonly address: string;
  readonly description: string;
}

/** What a search engine is told of a post: the SEO fields, or what they are taken from (spec 2 §5). */
export const searchWordsOf = ({ title, seoTitle, description, seoDescription, slug }: PostDraft): SearchWords => ({
  title: seoTitle.trim() || title.trim(),
  description: seoDescription.trim() || description.trim(),
  address: `/blog/${slug.trim() || slugFrom(title)}`,
});

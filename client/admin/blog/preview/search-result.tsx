import { graphemesOf } from '../../../../shared/graphemes.ts';
import type { PostDraft } from '../../../../shared/contract/posts.ts';
import { searchWordsOf } from './search-words.ts';
import * as words from '../../../words/en/admin/post.ts';
import ui from '../../../ui/ui.module.css';
import css from './preview.module.css';

/** About how many characters a search result shows. */
const SHOWN = { title: 60, description: 160 } as const;

const lengthOf = (text: string): number => graphemesOf(text).length;

const cut = (text: string, length: number): string =>
  lengthOf(text) > length
    ? `${graphemesOf(text)
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;

/** How a post may look among search results. */
export function SearchResult({ form }: { readonly form: PostDraft }) {
  const { title, address, description } = searchWordsOf(form);
  return (
    <figure className={css['search']}>
      <figcaption className={css['caption']}>{words.asResult}</figcaption>
      <div className={css['result']}>
        <p className={ui['fine']}>{`${location.host}${address}`}</p>
        <p className={css['title']}>{cut(title, SHOWN.title) || words.noTitle}</p>
        <p className={ui['small']}>{cut(description, SHOWN.description) || words.noDescription}</p>
      </div>
      <p className={css['lengths']}>{words.lengths(lengthOf(title), SHOWN.title, lengthOf(description), SHOWN.description)}</p>
    </figure>
  );
}

import { useDeferredValue } from 'react';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { SafeContent } from './safe-content.tsx';
import * as words from '../../../words/en/admin/post.ts';
import css from './preview.module.css';

/** The post as a reader will see it, a moment after it is typed. */
export function LivePreview({ title, html }: { readonly title: string; readonly html: string }) {
  const shown = useDeferredValue(html);
  return (
    <section className={css['preview']} aria-label={words.preview}>
      <h2 className={css['caption']}>{words.preview}</h2>
      <Sheet className={css['paper']}>
        <p className={css['headline']}>{title.trim() || words.noTitle}</p>
        <SafeContent html={shown} />
      </Sheet>
    </section>
  );
}

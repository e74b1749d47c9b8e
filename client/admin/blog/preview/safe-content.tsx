import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from '../text/clean-html.ts';
import pane from '../pane/pane.module.css';

/** HTML as it is shown: cleaned, and put into the page as nodes. */
export function SafeContent({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...cleanHtml(html).root.childNodes);
  }, [html]);
  return <div ref={place} className={pane['text']} />;
}

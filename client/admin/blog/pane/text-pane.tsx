import { useRef, useState } from 'react';
import { htmlOf } from '../text/write-html.ts';
import type { PostText, ReadText } from '../text/post-text.ts';
import { pictureFiles, readPicture, type PostPicture } from '../pictures/read-picture.ts';
import { PictureDialog, type PictureWanted } from './picture-dialog.tsx';
import type { PaneProps } from './rich-pane.tsx';
import { Toolbar, ToolButton } from './toolbar.tsx';
import * as words from '../../../words/en/admin/post-content.ts';
import css from './pane.module.css';

/** A way to write a post as a text. */
interface Writing {
  readonly name: keyof typeof words.contentAs;
  readonly write: (text: PostText, html: string) => string;
  readonly read: (text: PostText, typed: string) => ReadText;
  /** A picture in this way of writing. */
  readonly picture: (address: string, alt: string, size: { readonly width: number; readonly height: number }) => string;
}

const quoted = (alt: string): string => alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const asHtml: Writing['picture'] = (address, alt, { width, height }) =>
  `<img src="${address}" alt="${quoted(alt)}" width="${width}" height="${height}">`;

export const MARKDOWN: Writing = {
  name: 'markdown',
  write: (text, html) => text.markdownText(text.readHtml(html).doc),
  read: (text, typed) => text.readMarkdown(typed),
  // Markdown has no sign for a size.
  picture: asHtml,
};

export const HTML: Writing = {
  name: 'html',
  write: (text, html) => text.htmlText(text.readHtml(html).doc),
  read: (text, typed) => text.readHtml(typed),
  picture: asHtml,
};

/** Markdown or HTML as a text. What is typed stays as it is; the post is what it says. */
export function TextPane({ text, html, writing, onChange, onRead }: PaneProps & { readonly writing: Writing }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => writing.write(text, html));
  const [picture, setPicture] = useState<PictureWanted>();
  const type = (now: string) => {
    setTyped(now);
    const read = writing.read(text, now);
    onRead(read);
    onChange(htmlOf(read.doc));
  };
  const put = ({ address, width, height }: PostPicture, alt: string) => {
    const { selectionStart = typed.length, selectionEnd = typed.length } = area.current ?? {};
    const written = writing.picture(text.nameOf(address), alt, { width, height });
    type(typed.slice(0, selectionStart) + written + typed.slice(selectionEnd));
  };
  const take = (event: { readonly preventDefault: () => void }, data: DataTransfer) => {
    const [file] = pictureFiles(data);
    if (!file) return;
    event.preventDefault();
    void readPicture(file).then((read) => setPicture({ kind: 'file', read }));
  };
  return (
    <div className={css['pane']}>
      <Toolbar label={words.formatting}>
        <ToolButton label={words.picture} wide onPress={() => setPicture({ kind: 'pick' })}>
          {words.picture}
        </ToolButton>
      </Toolbar>
      <textarea
        ref={area}
        className={css['source']}
        aria-label={words.contentAs[writing.name]}
        spellCheck={writing === MARKDOWN}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      {picture && <PictureDialog wanted={picture} onPut={put} onClose={() => setPicture(undefined)} />}
    </div>
  );
}

import { useState } from 'react';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { readPicture, type PostPicture } from '../pictures/read-picture.ts';
import { POST_EXTENSIONS } from '../text/post-schema.ts';
import type { PostText, ReadText } from '../text/post-text.ts';
import { htmlOf } from '../text/write-html.ts';
import { Sign } from '../fields/sign.tsx';
import { addFindLast } from './find-last.ts';
import { intakeEvents } from './insert-html.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog, type PictureWanted } from './picture-dialog.tsx';
import { Toolbar, ToolButton, ToolGroup } from './toolbar.tsx';
import { TABLE_TOOLS, TOOLS, type Tool } from './tools.ts';
import * as words from '../../../words/en/admin/post-content.ts';
import css from './pane.module.css';

addFindLast();

export interface PaneProps {
  readonly text: PostText;
  /** What is in the form when the pane opens. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Told how a text was read that was typed, pasted or dropped. */
  readonly onRead: (read: ReadText) => void;
}

const LINK = 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.6-5.6L12 7.3M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.6 5.6L12 16.7';
const PICTURE = 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M15.5 9.5h.01';

/** The picture that is selected. */
const pictureAt = (editor: Editor): PictureWanted =>
  editor.isActive('image')
    ? {
        kind: 'change',
        alt: String(editor.getAttributes('image')['alt'] ?? ''),
        width: Number(editor.getAttributes('image')['width'] ?? 0),
      }
    : { kind: 'pick' };

/** The visual way to write: the post as it will look. */
export function RichPane({ text, html, onChange, onRead }: PaneProps) {
  const [picture, setPicture] = useState<PictureWanted>();
  const [linking, setLinking] = useState(false);
  const [content] = useState((): object => text.readHtml(html).doc.toJSON() as object);
  const [events] = useState(() =>
    intakeEvents({
      readHtml: (pasted) => text.readHtml(pasted),
      onRead,
      onPicture: (file) => void readPicture(file).then((read) => setPicture({ kind: 'file', read })),
    }),
  );
  const editor = useEditor({
    extensions: POST_EXTENSIONS,
    content,
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': words.content, 'aria-multiline': 'true', role: 'textbox', class: css['text'] ?? '' },
      handleDOMEvents: events,
    },
    onUpdate: ({ editor: { state } }) => onChange(htmlOf(state.doc)),
  });
  const put = ({ address, width, height }: PostPicture, alt: string) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: address, alt, width, height } })
      .run();
  return (
    <div className={css['pane']}>
      <RichTools editor={editor} onLink={() => setLinking(true)} onPicture={() => setPicture(pictureAt(editor))} />
      <EditorContent editor={editor} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {picture && (
        <PictureDialog
          wanted={picture}
          onPut={put}
          onChange={(attributes) => editor.chain().focus().updateAttributes('image', attributes).run()}
          onClose={() => setPicture(undefined)}
        />
      )}
    </div>
  );
}

interface RichToolsProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

function RichTools({ editor, onLink, onPicture }: RichToolsProps) {
  const state = useEditorState({
    editor,
    selector: (now) => ({
      on: TOOLS.flat()
        .filter((tool) => tool.isOn?.(now.editor))
        .map(({ name }) => name),
      link: now.editor.isActive('link'),
      picture: now.editor.isActive('image'),
      table: now.editor.isActive('table'),
    }),
  });
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      label={tool.label}
      look={tool.name}
      isOn={tool.isOn && state.on.includes(tool.name)}
      onPress={() => tool.run(editor)}
    >
      {tool.path === undefined ? tool.letters : <Sign path={tool.path} />}
    </ToolButton>
  );
  const [marks, headings, blocks, past] = TOOLS;
  return (
    <>
      <Toolbar label={words.formatting}>
        <ToolGroup>{marks.map(button)}</ToolGroup>
        <ToolGroup>{headings.map(button)}</ToolGroup>
        <ToolGroup>{blocks.map(button)}</ToolGroup>
        <ToolGroup>
          <ToolButton label={words.link} isOn={state.link} onPress={onLink}>
            <Sign path={LINK} />
          </ToolButton>
          <ToolButton label={words.picture} isOn={state.picture} onPress={onPicture}>
            <Sign path={PICTURE} />
          </ToolButton>
        </ToolGroup>
        <ToolGroup>{past.map(button)}</ToolGroup>
      </Toolbar>
      {state.table && (
        <Toolbar label={words.table}>
          {TABLE_TOOLS.map((tool) => (
            <ToolButton key={tool.name} label={tool.label} wide onPress={() => tool.run(editor)}>
              {tool.letters}
            </ToolButton>
          ))}
        </Toolbar>
      )}
    </>
  );
}

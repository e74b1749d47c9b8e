import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { ReadText } from '../text/post-text.ts';
import { pictureFiles } from '../pictures/read-picture.ts';

/** What happens with what is pasted or dropped. */
interface Intake {
  readonly readHtml: (html: string) => ReadText;
  /** Told what was left out. */
  readonly onRead: (read: ReadText) => void;
  readonly onPicture: (file: File) => void;
}

function insert(view: EditorView, doc: Node): void {
  const content = Fragment.fromJSON(view.state.schema, doc.content.toJSON());
  view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(content, false)).scrollIntoView().setMeta('uiEvent', 'paste'));
}

/** Whether the text goes in as it is, for instance in code. */
const takesPlainText = (view: EditorView): boolean => view.state.selection.$from.parent.type.spec.code === true;

/** Takes HTML or a picture. False if there is only text, which the editor takes by itself. */
function take(view: EditorView, data: DataTransfer | null, { readHtml, onRead, onPicture }: Intake): boolean {
  const html = data?.getData('text/html') ?? '';
  const [file] = pictureFiles(data);
  const read = html === '' || takesPlainText(view) ? undefined : readHtml(html);
  // Who copies a picture from a page copies the file, and HTML with its foreign address.
  if (file && (!read || read.doc.textContent.trim() === '')) {
    onPicture(file);
    return true;
  }
  if (!read) return false;
  insert(view, read.doc);
  onRead(read);
  return true;
}

/**
 * What the editor does with pasted and dropped HTML. ProseMirror's own way writes it into an element as a text, for which the page's
 * policy would need an exception; this way it is cleaned and read as every other HTML is.
 */
export const intakeEvents = (intake: Intake) => ({
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const taken = take(view, event.clipboardData, intake);
    if (taken) event.preventDefault();
    return taken;
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // What is dragged inside the editor is moved by it, as a part of its document.
    if (view.dragging) return false;
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
    const taken = take(view, event.dataTransfer, intake);
    if (taken) event.preventDefault();
    return taken;
  },
});

import { type Node, DOMParser } from '@tiptap/pm/model';
import { isPictureAddress } from './addresses.ts';
import { PictureShelf, withAddress, withPictures } from './pictures.ts';
import { htmlOfMarkdown } from './read-markdown.ts';
import { htmlOf, htmlOfBlock } from './write-html.ts';
import { markdownOf } from './write-markdown.ts';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { POST_SCHEMA } from './post-schema.ts';

const parser = DOMParser.fromSchema(POST_SCHEMA);

/** Reads a tree of elements as a post's document. What a post may not hold is left out, and a table gets the cells that it lacks. */
function documentOf(root: globalThis.Node): Node {
  const doc = parser.parse(root);
  return fixTables(EditorState.create({ doc }))?.doc ?? doc;
}

/** A tree of elements without what could do harm, and the names of the elements that were taken out. */
export interface CleanTree {
  readonly root: globalThis.Node;
  readonly removed: readonly string[];
}

/** What a text was read as. */
export interface ReadText {
  readonly doc: Node;
  /** The names of elements that a post may not hold. */
  readonly removed: readonly string[];
  /** How many pictures were left out because they come from another site, are of another kind or are too large (decision S16). */
  readonly refusedPictures: number;
}

/** The three ways to write a post, which all lead to one document: HTML, Markdown, and TipTap's tree, which is the document itself. */
export class PostText {
  readonly #clean: (html: string) => CleanTree;
  readonly #shelf = new PictureShelf();

  constructor(clean: (html: string) => CleanTree) {
    this.#clean = clean;
  }

  readHtml(html: string): ReadText {
    const { root, removed } = this.#clean(html);
    let refusedPictures = 0;
    const doc = withPictures(documentOf(root), (image) => {
      const address = this.#shelf.addressOf(String(image.attrs['src']));
      if (isPictureAddress(address)) return withAddress(image, address);
      refusedPictures++;
      return undefined;
    });
    return { doc, removed, refusedPictures };
  }

  readMarkdown(markdown: string): ReadText {
    return this.readHtml(htmlOfMarkdown(markdown));
  }

  /** The document as HTML to type in. Embedded pictures have short names. */
  htmlText(doc: Node): string {
    return htmlOf(this.#named(doc));
  }

  /** The document as Markdown to type in. Embedded pictures have short names. */
  markdownText(doc: Node): string {
    // What is not in HTML, such as a second space, cannot be in Markdown either.
    const { doc: same } = this.readHtml(htmlOf(doc));
    return markdownOf(this.#named(same), (markdown, blocks) => {
      const read = this.#named(this.readMarkdown(markdown).doc);
      return htmlOf(read) === blocks.map(htmlOfBlock).join('\n');
    });
  }

  /** The short name of an embedded picture; any other address is its own. */
  nameOf(address: string): string {
    return this.#shelf.nameOf(address);
  }

  /** Stored HTML in the one form that this editor gives to it. */
  sameHtml(html: string): string {
    return htmlOf(this.readHtml(html).doc);
  }

  #named(doc: Node): Node {
    return withPictures(doc, (image) => withAddress(image, this.nameOf(String(image.attrs['src']))));
  }
}

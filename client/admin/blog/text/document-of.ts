import { DOMParser, type Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { POST_SCHEMA } from './post-schema.ts';

const parser = DOMParser.fromSchema(POST_SCHEMA);

/** Reads a tree of elements as a post's document. What a post may not hold is left out, and a table gets the cells that it lacks. */
export function documentOf(root: globalThis.Node): Node {
  const doc = parser.parse(root);
  return fixTables(EditorState.create({ doc }))?.doc ?? doc;
}

import { Fragment, type Node } from '@tiptap/pm/model';

/** A document whose pictures are changed; those that `change` gives nothing for are taken out. */
export function withPictures(node: Node, change: (image: Node) => Node | undefined): Node {
  const changed = (child: Node): readonly Node[] => {
    if (child.type.name !== 'image') return [child.isLeaf ? child : withPictures(child, change)];
    const image = change(child);
    return image ? [image] : [];
  };
  return node.copy(Fragment.fromArray(node.children.flatMap(changed)));
}

/** A picture with another address. */
export const withAddress = (image: Node, src: string): Node => image.type.create({ ...image.attrs, src }, null, image.marks);

/** Short names for the pictures that are in a post itself, because an address of 400,000 letters is in the way where one writes text. */
export class PictureShelf {
  readonly #addresses: string[] = [];

  /** The name of an embedded picture; any other address is its own. */
  nameOf(address: string): string {
    if (!address.startsWith('data:')) return address;
    if (!this.#addresses.includes(address)) this.#addresses.push(address);
    return `/picture:${this.#addresses.indexOf(address) + 1}`;
  }

  /** The address that a name stands for, empty if no picture has it; a text that is no name stands for itself. */
  addressOf(name: string): string {
    const number = /^\/picture:(\d+)$/.exec(name)?.[1];
    return number === undefined ? name : (this.#addresses[Number(number) - 1] ?? '');
  }
}

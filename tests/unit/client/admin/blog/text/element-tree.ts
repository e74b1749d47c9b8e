/**
 * A tree of elements with as much of the DOM as ProseMirror reads, made from HTML whose tags are closed. It cleans nothing, so what it
 * lets through, the schema of posts has to stop.
 */
class TreeNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly attributes: ReadonlyMap<string, string>;
  readonly childNodes: TreeNode[] = [];
  readonly style = {};
  parentNode: TreeNode | null = null;

  constructor(name: string, attributes: ReadonlyMap<string, string> = new Map(), text: string | null = null) {
    this.nodeType = text === null ? 1 : 3;
    this.nodeName = text === null ? name.toUpperCase() : '#text';
    this.nodeValue = text;
    this.attributes = attributes;
  }

  get firstChild(): TreeNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): TreeNode | null {
    return this.#sibling(1);
  }

  get previousSibling(): TreeNode | null {
    return this.#sibling(-1);
  }

  appendChild(child: TreeNode): void {
    const before = child.parentNode?.childNodes;
    before?.splice(before.indexOf(child), 1);
    child.parentNode = this;
    this.childNodes.push(child);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  querySelector(): null {
    return null;
  }

  /** Knows the selectors that rules of the schema have: a tag, and perhaps an attribute. */
  matches(selector: string): boolean {
    const [, tag = '', attribute] = /^([a-z0-9]+)(?:\[(\w+)\])?$/.exec(selector) ?? [];
    return tag.toUpperCase() === this.nodeName && (attribute === undefined || this.hasAttribute(attribute));
  }

  #sibling(by: 1 | -1): TreeNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + by] ?? null;
  }
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link']);

const NAMED: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|([a-z]+));/g, (all, code: string | undefined, name = '') =>
    code === undefined ? (NAMED[name] ?? all) : String.fromCodePoint(Number(code)),
  );

const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      decoded(values.find((value) => value !== undefined) ?? ''),
    ]),
  );

/** Reads HTML as a tree. */
export function elementTree(html: string): Node {
  const root = new TreeNode('div');
  let at = root;
  for (const [token, end, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi)) {
    if (name === '') at.appendChild(new TreeNode('', undefined, decoded(token)));
    else if (end === '/') at = at.parentNode ?? root;
    else {
      const element = new TreeNode(name, attributesIn(rest));
      at.appendChild(element);
      if (!VOID.has(name.toLowerCase()) && !rest.endsWith('/')) at = element;
    }
  }
  return root as unknown as Node;
}

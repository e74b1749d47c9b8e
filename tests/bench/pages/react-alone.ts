import { createElement, Fragment, startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What stands in the document as React's elements, without a component, a hook or a handler. */
function elementOf(node: ChildNode): ReactNode {
  if (!(node instanceof Element)) return node.nodeValue;
  return createElement(node.localName, { className: node.getAttribute('class') ?? undefined }, ...[...node.childNodes].map(elementOf));
}

const root = document.getElementById('root');
if (root) {
  const all = createElement(Fragment, null, ...[...root.childNodes].map(elementOf));
  startTransition(() => void hydrateRoot(root, all));
}

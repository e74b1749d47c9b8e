import { fits } from './containers.ts';
import './mixed-tones.css';

/**
 * Container queries for engines that have none (Chrome up to 104, Safari up to 15, Firefox up to 109): each container gets its own size as
 * `--cqi` and `--cqb`, and the conditions that it fits as `data-fits`. The rules for these are the build's (build/lower-styles.ts).
 */
export function measureContainers(): void {
  if (CSS.supports('inline-size: 1cqi')) return;
  const selectors: string[] = [];
  const read = new WeakSet<CSSStyleSheet>();
  const known = new WeakSet<Element>();
  const sizes = new ResizeObserver((entries) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const { target, contentRect } of entries) if (target instanceof HTMLElement) measure(target, contentRect, rem);
  });
  const look = () => {
    for (const sheet of document.styleSheets) {
      if (read.has(sheet)) continue;
      read.add(sheet);
      selectors.push(...containersIn(sheet.cssRules));
    }
    if (selectors.length === 0) return;
    for (const element of document.querySelectorAll(selectors.join())) {
      if (known.has(element)) continue;
      known.add(element);
      // Before the next paint it tells the size for the first time.
      sizes.observe(element);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  addEventListener('load', look, true);
  look();
}

/** The selectors of the rules that make an element a container. */
function containersIn(rules: CSSRuleList): readonly string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.style.getPropertyValue('--container') === '' ? [] : [rule.selectorText];
    return 'cssRules' in rule ? containersIn(rule.cssRules as CSSRuleList) : [];
  });
}

function measure(container: HTMLElement, { width, height }: DOMRectReadOnly, rem: number): void {
  const { style } = container;
  const [kind, ...asked] = getComputedStyle(container).getPropertyValue('--container').trim().split(/\s+/);
  style.setProperty('--cqi', `${width / 100}px`);
  if (kind === 'size') {
    style.setProperty('--cqb', `${height / 100}px`);
    // Such a container's content has no part in its size.
    style.contain = 'size layout';
  }
  const fit = asked.filter((condition) => fits(condition, { width, height }, rem)).join(' ');
  if (container.dataset['fits'] !== fit) container.dataset['fits'] = fit;
}

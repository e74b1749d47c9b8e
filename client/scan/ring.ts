import type { Box } from './tree.ts';
import css from './ring.module.css';

/** How the ring looks around a control, around a group, around what one leaves, or where the window is scrolled. */
export interface Shown {
  readonly box: Box;
  readonly kind: 'control' | 'group';
  /** What is said at it; '' for nothing. */
  readonly sign: string;
}

/** Kept free between the ring and the edge of the window, in px. */
const EDGE_PX = 8;
const CORNERS = 4;
/** The room that the words need above or below the ring, in px. */
const SIGN_PX = 64;

/** Where the words hide nothing of what they are about, if there is room. */
function signPlace(top: number, bottom: number): string {
  if (top > SIGN_PX) return 'above';
  return bottom < innerHeight - SIGN_PX ? 'below' : 'inside';
}

/** Where what one can see of a box ends: under what stays at the lower edge of the page it is out of sight, unless it stands there itself. */
function lowerEnd(screen: HTMLElement, { top, bottom }: Box): number {
  const edge = innerHeight - EDGE_PX;
  const covered = screen === document.body ? Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0 : 0;
  const inSight = innerHeight - covered;
  return Math.min(bottom, top < inSight - EDGE_PX ? Math.min(edge, inSight) : edge);
}

/** How far words of a width move to the side that would stand beyond an edge of the window, where they are in the middle of something. */
function inWindow(middle: number, width: number): number {
  const least = EDGE_PX + width / 2;
  return Math.max(least, Math.min(middle, innerWidth - least)) - middle;
}

/** The ring around what a press would choose. It is nothing for a screen reader, which says what has the focus. */
export function createRing() {
  const ring = document.createElement('div');
  ring.className = css['ring'] ?? '';
  ring.setAttribute('aria-hidden', 'true');
  ring.dataset['ring'] = '';
  for (let corner = 0; corner < CORNERS; corner++) ring.append(Object.assign(document.createElement('i'), { className: css['corner'] }));
  const sign = Object.assign(document.createElement('span'), { className: css['sign'] });
  ring.append(sign);

  return {
    element: ring,
    /** Shows it over a screen: a dialog covers what is beside it. Nothing changes that need not. */
    show(screen: HTMLElement, { box, kind, sign: text }: Shown): void {
      const left = Math.max(box.left, EDGE_PX);
      const top = Math.max(box.top, EDGE_PX);
      const width = Math.max(0, Math.min(box.right, innerWidth - EDGE_PX) - left);
      const { style, dataset } = ring;
      style.setProperty('--ring-x', `${left}px`);
      style.setProperty('--ring-y', `${top}px`);
      style.setProperty('--ring-width', `${width}px`);
      const bottom = lowerEnd(screen, box);
      style.setProperty('--ring-height', `${Math.max(0, bottom - top)}px`);
      dataset['cell'] = kind;
      dataset['sign'] = signPlace(top, bottom);
      if (sign.textContent !== text) sign.textContent = text;
      if (ring.parentElement !== screen) screen.append(ring);
      if (text !== '') style.setProperty('--sign-x', `${inWindow(left + width / 2, sign.offsetWidth)}px`);
    },
    hide: () => ring.remove(),
  };
}

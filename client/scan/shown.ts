import * as words from '../words/en/scan/scan.ts';
import { boxOf } from './find.ts';
import type { Shown } from './ring.ts';
import { controlsIn, isGroup, type Box } from './tree.ts';
import { cellAt, groupAt, type Place } from './walk.ts';

/** What is shown at a place. */
interface ShownPlace extends Omit<Shown, 'box'> {
  /** Measured when it is in sight. */
  readonly box: () => Box;
  /** The element that one stands at, if the markup has one. */
  readonly scanned: Element | undefined;
  /** What is brought into sight. */
  readonly reached: readonly Element[];
}

/** Where a scroll is shown: at the edge of the window, in px. */
const SCROLL = { width: 180, height: 44, edge: 16 };

const around = (controls: readonly Element[]): Box => {
  const boxes = controls.map(boxOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
};

function atEdge(isLower: boolean): Box {
  const { width, height, edge } = SCROLL;
  const left = (document.documentElement.clientWidth - width) / 2;
  const top = isLower ? innerHeight - edge - height : edge;
  return { left, top, right: left + width, bottom: top + height };
}

/** A field is nothing without the words beside it. */
function withLabel(control: Element | undefined): readonly Element[] {
  const label = control && 'labels' in control ? (control as HTMLInputElement).labels?.[0] : undefined;
  return [label, control].filter((each) => each !== undefined);
}

/** What is shown where somebody stands. @param isResting whether a press is waited for. */
export function shownAt(place: Place<Element>, isResting: boolean): ShownPlace {
  const cell = cellAt(place);
  const sign = isResting ? words.press : '';
  if (cell === 'down' || cell === 'up')
    return {
      kind: 'control',
      sign: isResting ? sign : cell === 'down' ? words.down : words.up,
      box: () => atEdge(cell === 'down'),
      scanned: undefined,
      reached: [],
    };
  if (cell === 'back') {
    const left = controlsIn(groupAt(place));
    return { kind: 'group', sign: isResting ? sign : words.back, box: () => around(left), scanned: undefined, reached: [] };
  }
  const controls = controlsIn(cell);
  const reached = [controls.at(-1), controls[0]].flatMap(withLabel);
  const kind = isGroup(cell) ? 'group' : 'control';
  return { kind, sign, box: () => around(controls), scanned: cell.kind === 'row' ? undefined : cell.of, reached };
}

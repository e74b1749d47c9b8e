import type { Row } from '../report.ts';

/** A row that shows a floor: it has no goal of its own. */
export const floorRow = (id: string, what: string, measured: string): Row => ({ id, what, measured, goal: '—', met: true });

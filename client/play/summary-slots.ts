import { createContext, type ComponentType } from 'react';
import type { FinishReport } from '../engine/engine.ts';

export interface KeepSlotProps {
  /** The guest's run, as the engine holds it. */
  readonly report: FinishReport;
  /** Called with the engine's answer to `keep`. */
  readonly onKept: (report: FinishReport) => void;
}

export interface SavedSlotProps {
  readonly report: FinishReport;
}

/** What accounts and sync put into a summary. Without them a summary says what the engine's report says. */
export interface SummarySlots {
  /** One tap that keeps a guest's game for a learner. */
  readonly Keep?: ComponentType<KeepSlotProps>;
  /** The quiet line: "Saved on this device · n waiting to sync". */
  readonly Saved?: ComponentType<SavedSlotProps>;
}

export const SummarySlotsContext = createContext<SummarySlots>({});

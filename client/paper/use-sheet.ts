import { useState } from 'react';
import { factsOfPlan, makeSheetCode, readSheet, SHEET_CHANCES, type Sheet, type SheetSetup } from '../../shared/games/practice/sheet.ts';
import { useRead } from '../device/use-read.ts';
import type { OfferedSitting } from '../games/practice/sitting-now.ts';
import { useSitting } from '../games/practice/use-sitting.ts';
import { SHEET } from '../window/linked-sheet.ts';
import { randomBits } from '../window/random-bits.ts';
import * as words from '../words/en/paper/print.ts';

const FIRST: SheetSetup = { count: 20, set: null };

const newChance = (): number => randomBits() % SHEET_CHANCES;

/** What the address asks for: the sheet of a QR code. */
function linkedSheet(): Sheet | null {
  const text = new URLSearchParams(location.hash.slice(1)).get(SHEET);
  return text === null ? null : readSheet(text);
}

interface SheetInHand {
  readonly setup: SheetSetup;
  /** Undefined until it is known; null if there is none. */
  readonly sheet: Sheet | null | undefined;
  /** Whether it came by its QR code: then whoever has it in hand may be the one who works it out. */
  readonly isLinked: boolean;
  /** Where its problems come from, or why there are none. */
  readonly said: string;
  /** Makes another sheet; the same set-up makes another order. */
  readonly choose: (setup: SheetSetup) => void;
}

/** The sheet that is shown: that of the address until something else is chosen. */
export function useSheet(): SheetInHand {
  const { offered } = useSitting();
  // What the build renders knows no address.
  const opened = useRead(async () => ({ sheet: linkedSheet(), chance: newChance() }), '');
  const [chosen, setChosen] = useState<{ readonly setup: SheetSetup; readonly chance: number }>();
  const linked = chosen ? null : opened?.sheet;
  const setup = chosen?.setup ?? linked ?? FIRST;
  const chance = chosen?.chance ?? opened?.chance;
  const made = chance === undefined ? undefined : madeSheet(setup, chance, offered);
  return {
    setup,
    sheet: linked ?? made,
    isLinked: Boolean(linked),
    said: linked ? words.fromLink : saidOf(setup, offered),
    choose: ({ count, set }) => setChosen({ setup: { count, set }, chance: newChance() }),
  };
}

function madeSheet(setup: SheetSetup, chance: number, offered: OfferedSitting | null | undefined): Sheet | null | undefined {
  const code = makeSheetCode(setup, chance);
  if (setup.set !== null) return { ...setup, code, facts: [] };
  if (!offered?.config) return offered && null;
  const { kind, plan } = offered.config;
  return { ...setup, code, facts: factsOfPlan(plan, kind === 'placement', setup.count) };
}

function saidOf({ set }: SheetSetup, offered: OfferedSitting | null | undefined): string {
  if (set !== null) return words.fromSet;
  switch (offered?.sitting.kind) {
    case undefined:
      return offered === null ? words.failed : words.reading;
    case 'newcomer':
    case 'unread':
      return words.fromNothing;
    case 'chosen':
      return words.fromChosen;
    case 'nothing':
      return words.nothing;
    case 'today':
    case 'firm':
      return words.fromDue;
  }
}

import { useState } from 'react';
import type { SessionSummary } from '../../shared/contract/state.ts';
import type { Sheet } from '../../shared/games/practice/sheet.ts';
import { sheetId } from '../../shared/sheet-id.ts';
import { readStored } from '../device/read-stored.ts';
import { useRead } from '../device/use-read.ts';
import type { FinishReport, RunOwner } from '../engine/engine.ts';
import { ownerKey, useOwner } from '../play/run/run-owner.ts';
import * as words from '../words/en/paper/bring-back.ts';
import { Brought } from './brought.tsx';
import { BroughtBefore } from './brought-before.tsx';
import { MarkSheet } from './mark-sheet.tsx';
import { SheetCode } from './sheet-code.tsx';

interface BringBackProps {
  /** The text of a sheet, or its code alone, as the address has it; empty if it has none. */
  readonly given: string;
}

/** The code of a sheet that was worked out; then its problems, to be marked; then what that came to. */
export default function BringBack({ given }: BringBackProps) {
  const [wanted, setWanted] = useState(given);
  const [sheet, setSheet] = useState<Sheet>();
  const other = () => {
    setWanted('');
    setSheet(undefined);
  };
  return sheet ? <OneSheet sheet={sheet} onOther={other} /> : <SheetCode key={wanted} given={wanted} onSheet={setSheet} />;
}

interface OneSheetProps {
  readonly sheet: Sheet;
  readonly onOther: () => void;
}

/** Who keeps it as a guest is another player then: the result stays. */
function OneSheet({ sheet, onOther }: OneSheetProps) {
  const owner = useOwner();
  const key = ownerKey(owner);
  const found = useRead(async () => ({ of: key, before: owner && (await broughtBefore(owner, sheet)) }), `${key} ${sheet.code}`);
  const [saved, setSaved] = useState<{ readonly report: FinishReport; readonly owner: RunOwner }>();
  if (saved) return <Brought sheet={sheet} {...saved} onReport={(report) => setSaved({ ...saved, report })} onOther={onOther} />;
  if (!owner || found?.of !== key) return <output>{words.reading}</output>;
  if (found.before) return <BroughtBefore summary={found.before} onOther={onOther} />;
  return <MarkSheet sheet={sheet} owner={owner} onSaved={(report) => setSaved({ report, owner })} onOther={onOther} />;
}

/** What a sheet came to that this player has brought back before; undefined if it was not. Of a guest nothing is stored. */
async function broughtBefore(owner: RunOwner, sheet: Sheet): Promise<SessionSummary | undefined> {
  if (owner.kind === 'guest') return undefined;
  const past = await readStored((storage) => storage.player(owner.localId).pastGame(sheetId(sheet.code)));
  return past?.session?.summary;
}

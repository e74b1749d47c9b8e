import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { focusFirst } from '../../ui/overlay/focus-first.ts';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { CopyNumbers } from './copy-numbers.tsx';
import { measureHand, type Copied, type Measured } from './measure-hand.ts';
import { device } from '../../device/device.ts';
import { attempt } from '../../device/stored.ts';
import * as words from '../../words/en/play/hand.ts';
import ui from '../../ui/ui.module.css';

/** Keeps a measurement for a player of this device, in place of an earlier one with the same input. False if storage refuses. */
async function keepHand(localId: string, { input, hand }: Measured): Promise<boolean> {
  const { host, storage } = device();
  const store = storage.player(localId);
  const kept = await attempt(async () => {
    await store.setMeta({ hand: { ...(await store.meta('hand')), [input]: { ...hand, measuredMs: Math.max(0, host.now()) } } });
  });
  return kept.ok;
}

interface FingerExerciseProps {
  /** Called at its end, by whichever button. */
  readonly onEnd: () => void;
}

type View = 'before' | 'copying' | 'too_few' | 'not_kept' | Measured;

/**
 * "How fast are your fingers?" (learning, section 1.2): twelve numbers to copy, for the player of this device. Settings has it in a dialog;
 * it is a part of any page that offers it.
 */
export default function FingerExercise({ onEnd }: FingerExerciseProps) {
  const player = useCurrentPlayer();
  const [view, setView] = useState<View>('before');
  const place = useRef<HTMLDivElement>(null);

  const measured = async (copied: readonly Copied[]) => {
    const found = measureHand(copied);
    if (!found) return setView('too_few');
    setView('localId' in player && (await keepHand(player.localId, found)) ? found : 'not_kept');
  };

  if (view === 'copying') {
    return (
      <div ref={place} className={ui['grid5']}>
        <CopyNumbers home={place} onCopied={(copied) => void measured(copied)} onStop={onEnd} />
      </div>
    );
  }
  return (
    <div key={typeof view === 'string' ? view : 'measured'} className={ui['grid5']}>
      <p role={view === 'before' ? undefined : 'status'}>{textOf(view)}</p>
      <div className={ui['row3']}>{buttonsOf(view, () => setView('copying'), onEnd)}</div>
    </div>
  );
}

function textOf(view: Exclude<View, 'copying'>): string {
  if (view === 'before') return words.lead;
  if (view === 'too_few') return words.tooFew;
  if (view === 'not_kept') return words.notKept;
  return words.measured(view.input, view.hand.startMs, view.hand.digitMs);
}

function buttonsOf(view: View, begin: () => void, end: () => void) {
  if (typeof view === 'object') {
    return (
      <Button variant="primary" ref={focusFirst} onClick={end}>
        {words.done}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" ref={focusFirst} onClick={begin}>
        {view === 'before' ? words.start : words.again}
      </Button>
      <Button onClick={end}>{words.skip}</Button>
    </>
  );
}

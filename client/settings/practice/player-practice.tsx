import { useState } from 'react';
import { device } from '../../device/device.ts';
import { useStored } from '../../device/use-stored.ts';
import { isHandAsked } from '../../play/hand/measure-hand.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { MetaRows, PlayerRow } from '../../storage/records.ts';
import { chunk } from '../../window/chunk.tsx';
import { Row, Section } from '../section.tsx';
import { PracticeChoices } from './practice-choices.tsx';
import * as hand from '../../words/en/play/hand.ts';
import * as words from '../../words/en/settings/practice.ts';

const FingerExercise = chunk(() => import('../../play/hand/finger-exercise.tsx'));

/** A player's practice, and how fast the player's fingers are on this device. */
export const PlayerPractice = ({ row }: { readonly row: PlayerRow }) => (
  <Section title={words.title} note={words.note}>
    <PracticeChoices />
    <Fingers localId={row.localId} />
  </Section>
);

function Fingers({ localId }: { readonly localId: string }) {
  const [isOpen, setOpen] = useState(false);
  const read = useStored(async (storage) => ({ hands: (await storage.player(localId).meta('hand')) ?? {} }), localId);
  const close = () => setOpen(false);
  const lines = linesOf(read?.hands ?? {});
  return (
    <>
      <Row
        name={words.fingers.name}
        action={
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {lines.length > 0 ? words.fingers.again : words.fingers.measure}
          </Button>
        }
      >
        {read && (lines.length > 0 ? lines : [words.fingers.never]).map((line) => <p key={line}>{line}</p>)}
      </Row>
      <Dialog open={isOpen} onClose={close} title={hand.title}>
        <FingerExercise onEnd={close} />
      </Dialog>
    </>
  );
}

/** What is known of each kind of input. */
const linesOf = (hands: MetaRows['hand']): readonly string[] =>
  (['keys', 'pad'] as const).flatMap((input) => {
    const measured = hands[input];
    if (!measured) return [];
    const line = hand.measured(input, measured.startMs, measured.digitMs);
    return isHandAsked(measured, device().host.now()) ? [line, words.fingers.old] : [line];
  });

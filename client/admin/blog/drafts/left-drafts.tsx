import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import { dayAndTime } from '../written-time.ts';
import type { DraftRow } from './draft-store.ts';

export interface LeftDraftsProps {
  readonly rows: readonly DraftRow[];
  readonly onGoOn: (row: DraftRow) => void;
  readonly onDiscard: (row: DraftRow) => void;
}

const nameOf = ({ draft: { title }, base }: DraftRow): string =>
  `${base ? 'a post' : 'a new post'}${title.trim() === '' ? '' : `, “${title.trim()}”`}`;

/** What was typed on this device and never saved. */
export const LeftDrafts = ({ rows, onGoOn, onDiscard }: LeftDraftsProps) =>
  rows.map((row) => (
    <Banner
      key={row.id}
      icon="device"
      actions={
        <>
          <Button variant="primary" onClick={() => onGoOn(row)}>
            Go on with it
          </Button>
          <Button onClick={() => onDiscard(row)}>Discard</Button>
        </>
      }
    >
      A draft of {nameOf(row)} is on this device and not saved. It was typed on {dayAndTime(row.typedMs)}.
    </Banner>
  ));

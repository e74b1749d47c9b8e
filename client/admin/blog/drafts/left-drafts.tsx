import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import { dayAndTime } from '../../gate/written-time.ts';
import type { FormDraft } from './draft-store.ts';

interface LeftDraftsProps {
  readonly rows: readonly FormDraft[];
  readonly onGoOn: (row: FormDraft) => void;
  readonly onDiscard: (row: FormDraft) => void;
}

const nameOf = ({ form: { title }, base }: FormDraft): string => {
  const kind = base ? 'Changes of a post' : 'A new post';
  return title.trim() === '' ? kind : `${kind}, “${title.trim()}”,`;
};

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
    >{`${nameOf(row)} typed on ${dayAndTime(row.typedMs)}: kept on this device and not saved.`}</Banner>
  ));

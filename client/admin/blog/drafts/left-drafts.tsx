import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import { dayAndTime } from '../../gate/written-time.ts';
import type { FormDraft } from './draft-store.ts';
import * as words from '../../../words/en/admin/post.ts';

interface LeftDraftsProps {
  readonly rows: readonly FormDraft[];
  readonly onGoOn: (row: FormDraft) => void;
  readonly onDiscard: (row: FormDraft) => void;
}

function sentenceOf({ form, base, typedMs }: FormDraft): string {
  const title = form.title.trim();
  const time = dayAndTime(typedMs);
  if (title === '') return base ? words.leftChanges(time) : words.leftNew(time);
  return base ? words.leftChangesOf(title, time) : words.leftNewOf(title, time);
}

/** What was typed on this device and never saved. */
export const LeftDrafts = ({ rows, onGoOn, onDiscard }: LeftDraftsProps) =>
  rows.map((row) => (
    <Banner
      key={row.id}
      icon="device"
      actions={
        <>
          <Button variant="primary" onClick={() => onGoOn(row)}>
            {words.goOn}
          </Button>
          <Button onClick={() => onDiscard(row)}>{words.discard}</Button>
        </>
      }
    >
      {sentenceOf(row)}
    </Banner>
  ));

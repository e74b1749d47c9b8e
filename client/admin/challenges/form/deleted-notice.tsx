import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import * as words from '../../../words/en/admin/challenge-form.ts';

interface DeletedNoticeProps {
  readonly busy: boolean;
  readonly onSaveAnew: () => void;
  readonly onDiscard: () => void;
}

/** Somebody else has deleted what is edited here. */
export const DeletedNotice = ({ busy, onSaveAnew, onDiscard }: DeletedNoticeProps) => (
  <Banner
    tone="wrong"
    actions={
      <>
        <Button variant="primary" busy={busy} onClick={onSaveAnew}>
          {words.saveAnew}
        </Button>
        <Button onClick={onDiscard}>{words.discardMine}</Button>
      </>
    }
  >
    {words.deletedMeanwhile}
  </Banner>
);

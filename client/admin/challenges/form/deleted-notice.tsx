import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';

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
          Save mine as a new one
        </Button>
        <Button onClick={onDiscard}>Discard mine</Button>
      </>
    }
  >
    Somebody else deleted this challenge in the meantime. What you wrote is still here.
  </Banner>
);

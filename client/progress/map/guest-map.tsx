import { useCurrentPlayer } from '../../device/current-player.ts';
import { useMemory } from '../../play/memory/use-memory.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/map/page.ts';
import { FirstStep } from './first-step.tsx';
import ui from '../../ui/ui.module.css';
import { mapData } from './map-data.ts';
import { MapView } from './map-view.tsx';

/** What a guest sees: the map of this visit, since nothing of a guest's is kept. It is in the page of a player, too, out of sight. */
export default function GuestMap() {
  const { kind } = useCurrentPlayer();
  const memory = useMemory();
  const data = kind === 'guest' && memory ? mapData(memory) : undefined;
  return data?.head === undefined ? (
    <div className={ui['grid4']}>
      <FirstStep title={words.nothingYet} text={words.guestNothing} />
      <Keep />
    </div>
  ) : (
    <MapView
      data={data}
      nothing={null}
      note={
        <Sheet sunk className={ui['grid4']}>
          <p>{words.guestNote}</p>
          <Keep />
        </Sheet>
      }
    />
  );
}

const Keep = () => (
  <>
    <p>
      <LinkButton to="/auth/callback">{words.signIn}</LinkButton>
    </p>
    <p className={ui['note']}>{words.orLearner}</p>
  </>
);

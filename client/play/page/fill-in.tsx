import { Button } from '../../ui/button/button.tsx';
import { useGame } from '../current-game.ts';
import { AFTER_PLAY_MS } from '../input/moments.ts';
import { controlsClass, useControls } from '../input/use-controls.ts';
import { whoPlays } from '../run/run-owner.ts';
import { rememberSetup } from '../setup/last-setup.ts';

interface FillInProps {
  readonly config: unknown;
  readonly label: string;
  readonly onSetup: () => void;
}

/** Leads from a result to the set-up with another one filled in: as the set-up that is remembered. */
export function FillIn({ config, label, onSetup }: FillInProps) {
  const { slug } = useGame();
  const there = useControls(AFTER_PLAY_MS);
  const fillIn = async () => {
    await rememberSetup(await whoPlays(), slug, config);
    onSetup();
  };
  return (
    <Button className={controlsClass(there)} onClick={() => void fillIn()}>
      {label}
    </Button>
  );
}

import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/play/saved.ts';

/** Shown only when the engine's report says `saved`: the game is durable (P2). */
export function Saved() {
  return (
    <>
      <Icon name="tick" size="small" />
      <span>{words.saved}</span>
    </>
  );
}

import { Icon } from '../../ui/icon/icon.tsx';

/** Shown only when the engine's report says `saved`: the game is durable (P2). */
export function Saved() {
  return (
    <>
      <Icon name="tick" size="small" />
      <span>Saved on this device</span>
    </>
  );
}

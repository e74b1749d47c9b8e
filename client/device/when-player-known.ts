import { currentPlayer, onPlayerChange } from './current-player.ts';

const isPlayed = (): boolean => 'localId' in currentPlayer();

/** Resolves once the current player is no guest: when to fetch what only a player sees. */
export function whenPlayerKnown(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!isPlayed()) return;
      stop();
      done();
    };
    const stop = onPlayerChange(look);
    look();
  });
}

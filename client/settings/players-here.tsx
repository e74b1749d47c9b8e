import PlayersList from './players-list.tsx';
import { PlayersSection } from './players-section.tsx';

/** Everybody who plays in this browser, and the way to switch. */
export const PlayersHere = () => (
  <PlayersSection>
    <PlayersList />
  </PlayersSection>
);

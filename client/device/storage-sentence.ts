import type { PlayersError } from '../storage/players.ts';
import * as words from '../words/en/device/storage.ts';

/** What a storage failure means to the player, and what to do. */
export const storageSentence = (code: PlayersError): string => words.failures[code];

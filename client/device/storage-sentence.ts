import type { PlayersError } from '../storage/players.ts';
import * as words from '../words/en/device/storage.ts';

/** The message of a summary whose game could not be saved (spec 1 §8, "Exception in the save helper"). */
export const NOT_SAVED = words.notSaved;

/** What a storage failure means to the player, and what to do. */
export const storageSentence = (code: PlayersError): string => words.failures[code];

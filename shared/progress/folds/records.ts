import type { SessionSummary } from '../../contract/state.ts';
import { mergeRecord, recordsOf, type GameRecords } from '../counted/game-records.ts';
import { mergeTables } from './table.ts';

export const mergeRecords = (a: GameRecords, b: GameRecords): GameRecords => mergeTables(a, b, mergeRecord);

/** A game's own figures (`sessionData.records`) of some of its sessions. */
export const recordsIn = (sessions: readonly SessionSummary[]): GameRecords => sessions.map(recordsOf).reduce(mergeRecords);

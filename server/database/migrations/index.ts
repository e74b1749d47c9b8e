import { playersAndItems } from './001-players-and-items.ts';
import { accounts } from './002-accounts.ts';
import { shares } from './003-shares.ts';
import { signInGuards } from './004-sign-in-guards.ts';
import { progressParts } from './005-parts.ts';
import { sessionFacts } from './006-facts.ts';
import { pullByParts } from './007-pull-by-parts.ts';
import { challengeRevisions } from './008-challenges.ts';
import { leanerPushes } from './009-leaner-pushes.ts';
import { secondFactors } from './010-factors.ts';
import { providerSignIn } from './011-provider-sign-in.ts';
import { tombstones } from './012-tombstones.ts';
import { captchas } from './013-captchas.ts';
import { sessionDevices } from './014-session-devices.ts';
import { pictures } from './015-pictures.ts';
import { savesAndPosts } from './016-saves-and-posts.ts';
import { totalsAndVisits } from './017-totals-and-visits.ts';
import { leanerItems } from './018-leaner-items.ts';
import { ownSignUps } from './019-own-sign-ups.ts';
import { accountGuards } from './020-account-guards.ts';
import { hintedPuzzles } from './021-hinted-puzzles.ts';
import { sessionEvidence } from './022-evidence.ts';
import { fittingRuns } from './023-fitting-runs.ts';
import { handsAndPreferences } from './024-hands-and-preferences.ts';
import { clocks } from './025-clocks.ts';
import type { Migration } from '../migration.ts';

/** All steps of the schema, in order. */
export const migrations: readonly Migration[] = [
  playersAndItems,
  accounts,
  shares,
  signInGuards,
  progressParts,
  sessionFacts,
  pullByParts,
  challengeRevisions,
  leanerPushes,
  secondFactors,
  providerSignIn,
  tombstones,
  captchas,
  sessionDevices,
  pictures,
  savesAndPosts,
  totalsAndVisits,
  leanerItems,
  ownSignUps,
  accountGuards,
  hintedPuzzles,
  sessionEvidence,
  fittingRuns,
  handsAndPreferences,
  clocks,
];

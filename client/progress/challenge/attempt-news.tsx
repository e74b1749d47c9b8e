import { useSyncExternalStore, type ReactNode } from 'react';
import type { GameHue } from '../../../shared/games/kit/catalogue-game.ts';
import { LevelMedal } from '../../art/level-medal.tsx';
import { Medal } from '../../art/medal.tsx';
import { SIGNS } from '../../badges/signs.tsx';
import { comparedAttempt, type EndedAttempt } from '../../challenge/ended-attempt.ts';
import { useRead } from '../../device/use-read.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { changesOf } from '../../play/result/game-changes.ts';
import { CelebratedLevel, LevelFold } from '../../play/result/level-news.tsx';
import { BestMedalOf } from '../../play/result/medals.tsx';
import { usePlayerName } from '../../play/result/use-player-name.ts';
import { Said } from '../../play/run/said.tsx';
import { sounds } from '../../play/sound/sounds.ts';
import { Celebration } from '../../ui/feedback/celebration.tsx';
import { NewsFold, NewsList } from '../../ui/feedback/news-fold.tsx';
import { takeNewsPlace } from '../../ui/feedback/news-place.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import * as words from '../../words/en/daily-challenge/attempt.ts';
import * as resultWords from '../../words/en/play/result.ts';
import css from './attempt.module.css';

interface AttemptNewsProps {
  readonly ended: EndedAttempt;
  /** Of its game. */
  readonly hue: GameHue | undefined;
  /** Undefined for a guest. */
  readonly localId: string | undefined;
  /** The title of the challenge that it has passed; undefined if it has not. */
  readonly passed: string | undefined;
  /** The button that takes the reward, if there is one. */
  readonly reward: ReactNode;
}

/** What an attempt has brought, as the result of another game shows it: each is celebrated once. */
export function AttemptNews({ ended: { report }, hue, localId, passed, reward }: AttemptNewsProps) {
  const name = usePlayerName();
  const before = useRead(() => standingBefore(localId, report), report.kept);
  const compared = useSyncExternalStore(comparedAttempt.subscribe, comparedAttempt.getSnapshot);
  const comparison = compared?.sessionId === report.sessionId ? compared.comparison : undefined;
  const { level, best } = changesOf(before, report.outcome, comparison, report);
  const aboutBest = best && resultWords.aboutBest[best.measure](best.value, best.before);
  const said = [
    ...(level === undefined ? [] : [resultWords.spokenLevel(level)]),
    ...(aboutBest === undefined ? [] : [resultWords.spokenBest(aboutBest)]),
  ];
  return (
    <div className={css['news']}>
      {passed !== undefined && (
        <Celebration
          title={words.celebrated(name)}
          medal={
            <Medal rarity="legendary" size="large">
              {SIGNS.challenge}
            </Medal>
          }
          action={reward}
          onBegin={() => sounds.play('achievement')}
        >
          <p>{passed}</p>
        </Celebration>
      )}
      {level !== undefined && <CelebratedLevel level={level} medal={<LevelMedal level={level} size="large" />} />}
      {aboutBest !== undefined && (
        <Celebration
          title={resultWords.celebratedBest(name)}
          medal={<BestMedalOf hue={hue} size="large" />}
          onBegin={() => sounds.play('achievement')}
        >
          <p>{aboutBest}</p>
        </Celebration>
      )}
      {said.length > 0 && (
        <NewsList>
          {level !== undefined && <LevelFold level={level} medal={<LevelMedal level={level} size="medium" />} />}
          {aboutBest !== undefined && (
            <NewsFold title={resultWords.bestTitle} mark={<BestMedalOf hue={hue} size="medium" />}>
              {aboutBest}
            </NewsFold>
          )}
        </NewsList>
      )}
      <div ref={takeNewsPlace} className={css['badges']} />
      <Said>{said.join(' ')}</Said>
    </div>
  );
}

/** Where the player stood before the attempt, which counts by now. Undefined for a guest, and until it is saved. */
async function standingBefore(localId: string | undefined, { kept, xpEarned }: FinishReport) {
  if (localId === undefined || kept !== 'saved') return undefined;
  const { readStanding } = await untilLoaded(() => import('../../play/result/read-standing.ts'));
  const now = await readStanding(localId);
  return now && { totalXp: now.totalXp - xpEarned };
}

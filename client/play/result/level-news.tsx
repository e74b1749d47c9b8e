import type { ReactNode } from 'react';
import { Celebration } from '../../ui/feedback/celebration.tsx';
import { NewsFold } from '../../ui/feedback/news-fold.tsx';
import { sounds } from '../sound/sounds.ts';
import { usePlayerName } from './use-player-name.ts';
import * as words from '../../words/en/play/result.ts';

interface LevelProps {
  readonly level: number;
  /** Given by who shows it, for not all pages that share this draw medals. */
  readonly medal: ReactNode;
  /** What it was reached with, in a sentence, if it was no game. */
  readonly about?: string | undefined;
}

/** A level that was just reached, while it is celebrated. */
export function CelebratedLevel({ level, medal, about }: LevelProps) {
  const name = usePlayerName();
  return (
    <Celebration title={words.levelTitle(level)} medal={medal} onBegin={() => sounds.play('level')}>
      <p>{about ?? words.celebratedLevel(name)}</p>
    </Celebration>
  );
}

/** What stays of it, in a list of news. */
export const LevelFold = ({ level, medal, about = words.aboutLevel }: LevelProps) => (
  <NewsFold title={words.levelTitle(level)} mark={medal}>
    {about}
  </NewsFold>
);

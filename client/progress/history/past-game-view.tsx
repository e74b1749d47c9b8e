import type { ReactNode } from 'react';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/history.ts';
import type { PastGameData } from './past-game-data.ts';
import ui from '../../ui/ui.module.css';
import css from './history.module.css';

interface PastGameViewProps {
  readonly data: PastGameData;
  /** Its answers, or why there are none. */
  readonly children: ReactNode;
}

/** What was played, how it went, and what can be played now. */
export const PastGameView = ({ data, children }: PastGameViewProps) => (
  <div className={css['game']}>
    <Sheet as="section" className={css['sheet']} aria-labelledby="past-game">
      <header className={css['head']}>
        {data.game && <GameMark game={data.game} size="medium" />}
        <div>
          <h2 id="past-game" className={ui['larger']}>
            {data.gameName}
          </h2>
          {data.setup !== undefined && <p>{data.setup}</p>}
          <p className={ui['note']}>{data.when}</p>
        </div>
      </header>
      <dl className={css['figures']}>
        {data.figures.map(({ name, value }) => (
          <div key={name} className={css['figure']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {data.notes.map((note) => (
        <p key={note} className={ui['note']}>
          {note}
        </p>
      ))}
      {data.again && (
        <LinkButton {...data.again} variant="primary" size="large">
          {words.playSetup} <Icon name="arrow-right" />
        </LinkButton>
      )}
      <Missed data={data} />
    </Sheet>
    {children}
    <p>
      <LinkButton to="/history">{words.all}</LinkButton>
    </p>
  </div>
);

const Missed = ({ data: { missed } }: Pick<PastGameViewProps, 'data'>) =>
  missed.length > 0 && (
    <div className={css['ones']}>
      <h3 className={css['subtitle']}>{words.missedTitle}</h3>
      <ul>
        {missed.map(({ topic, count, practice }) => (
          <li key={topic} className={css['missed']}>
            <span>{topic}</span>
            <span className={ui['note']}>{words.missed(count)}</span>
            <LinkButton {...practice} aria-label={words.practiseWhat(topic)}>
              {words.practise}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );

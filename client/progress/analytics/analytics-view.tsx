import type { ReactNode } from 'react';
import { BadgeMedal } from '../../badges/badge-medal.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/analytics/view.ts';
import { RecentRow, SumRow } from '../recent/recent-row.tsx';
import { BUBBLE_POP_COLUMNS, GAME_COLUMNS, type AnalyticsData, type GameRow } from './analytics-data.ts';
import { SetupBests } from './setup-bests-sheet.tsx';
import ui from '../../ui/ui.module.css';
import css from './analytics-view.module.css';
import tables from './bar-chart.module.css';
import { Charts } from './charts.tsx';
import { Highlights } from './highlights.tsx';

const SKILL_STEP = 100;

interface Part {
  readonly data: AnalyticsData;
}

interface AnalyticsViewProps extends Part {
  /** Whether the figures could be read. Where not, the empty states of lists are shown (spec 2 §8), and no noughts, which would be untrue. */
  readonly isRead: boolean;
  readonly device: ReactNode;
}

/** All statistics of a player (spec 2 §2, Analytics). */
export const AnalyticsView = ({ data, isRead, device }: AnalyticsViewProps) => (
  <div className={css['view']}>
    {isRead && (data.recent.length === 0 ? <Begin /> : <Highlights data={data} />)}
    <SetupBests games={data.setupBests} />
    {isRead && <Overall data={data} />}
    {isRead && <Charts data={data} />}
    <div className={css['two']}>
      <Recent data={data} />
      <Achievements data={data} />
    </div>
    {isRead && <Games data={data} />}
    <div className={css['device']}>{device}</div>
  </div>
);

/** With nothing to tell yet, there is one thing to do. */
const Begin = () => (
  <Sheet className={css['begin']}>
    <p>{words.begin}</p>
    <LinkButton to="/games" variant="primary" size="large">
      {words.chooseGame} <Icon name="arrow-right" />
    </LinkButton>
  </Sheet>
);

const Overall = ({ data }: Part) => (
  <section aria-labelledby="overall">
    <h2 id="overall" className={ui['larger']}>
      {words.overall}
    </h2>
    <dl className={css['tiles']}>
      {data.tiles.map(({ term, value }) => (
        <div key={term}>
          <dt className={ui['note']}>{term}</dt>
          <dd className={css['figure']}>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Recent = ({ data }: Part) => (
  <Sheet as="section" className={ui['column3']}>
    <h2 className={ui['larger']}>{words.latest}</h2>
    {data.recent.length === 0 && data.bubblePop === undefined ? (
      <p className={css['empty']}>{words.noGames}</p>
    ) : (
      <ul>
        {data.recent.map((session) => (
          <RecentRow key={session.id} session={session} />
        ))}
        {data.bubblePop && <SumRow sum={data.bubblePop.entry} />}
      </ul>
    )}
    {data.recent.length > 0 && (
      <p>
        <LinkButton to="/history">{words.allGames}</LinkButton>
      </p>
    )}
    {data.bubblePop && data.bubblePop.rows.length > 0 && (
      <details className={tables['details']}>
        <summary className={tables['summary']}>{words.byOperation(data.bubblePop.name)}</summary>
        <FiguresTable label={words.byOperation(data.bubblePop.name)} columns={BUBBLE_POP_COLUMNS} rows={data.bubblePop.rows} />
      </details>
    )}
  </Sheet>
);

const Achievements = ({ data }: Part) => (
  <Sheet as="section" className={ui['column3']}>
    <h2 className={ui['larger']}>{words.achievements}</h2>
    {data.achievements.length === 0 ? (
      <p className={css['empty']}>{words.noAchievements}</p>
    ) : (
      <ul>
        {data.achievements.map(({ id, name, rarity, day }) => (
          <li key={id} className={css['achievement']}>
            <span>
              <span className={css['name']}>{name}</span>
              <span className={ui['note']}>{`${words.rarities[rarity]}, ${day}`}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
    <h3 className={css['subtitle']}>{words.badges}</h3>
    {data.badges.length === 0 ? (
      <p className={css['empty']}>{words.noBadges}</p>
    ) : (
      <ul className={css['badges']}>
        {data.badges.map(({ id, name, ...badge }) => (
          <li key={id} className={css['badge']}>
            <BadgeMedal badge={badge} size="medium" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    )}
    <p>
      <LinkButton to="/badges">{words.allBadges}</LinkButton>
    </p>
  </Sheet>
);

function Games({ data }: Part) {
  const { level, progress, sentence } = data.skill;
  return (
    <Sheet as="section" className={ui['column3']} aria-labelledby="skill">
      <h2 id="skill" className={ui['larger']}>
        {words.skillLevel(level)}
      </h2>
      <div className={css['skill']}>
        <ProgressBar label={words.toNextSkillLevel} value={progress / SKILL_STEP} valueText={words.points(progress, SKILL_STEP)} />
        <p className={css['note']}>{`${sentence} ${words.skillOfGames}`}</p>
      </div>
      {data.games.length > 0 && (
        <details className={tables['details']} open>
          <summary className={tables['summary']}>{words.gameByGame}</summary>
          <FiguresTable label={words.gameByGame} columns={GAME_COLUMNS} rows={data.games} />
        </details>
      )}
    </Sheet>
  );
}

interface FiguresTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly GameRow[];
}

const FiguresTable = ({ label, columns, rows }: FiguresTableProps) => (
  <table className={tables['table']}>
    <VisuallyHidden as="caption">{label}</VisuallyHidden>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ game, name, cells }) => (
        <tr key={game}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

import { LinkButton } from '../../ui/button/button.tsx';
import * as words from '../../words/en/analytics/stored.ts';
import css from './analytics-view.module.css';
import { Charts } from './charts.tsx';
import { Highlights } from './highlights.tsx';
import { StoredAnalytics } from './stored-analytics.tsx';

/** /progress of whoever plays. */
const PlayerProgress = () => (
  <StoredAnalytics>
    {(data, isRead) => (
      <div className={css['view']}>
        <Highlights data={data} />
        {isRead && <Charts data={data} />}
        <p>
          <LinkButton to="/analytics">{words.allStats}</LinkButton>
        </p>
      </div>
    )}
  </StoredAnalytics>
);

export default PlayerProgress;

import { AnalyticsView } from './analytics-view.tsx';
import { StoredAnalytics } from './stored-analytics.tsx';

/** /analytics of whoever plays. */
const PlayerAnalytics = () => <StoredAnalytics>{(data) => <AnalyticsView data={data} />}</StoredAnalytics>;

export default PlayerAnalytics;

import { DeviceLine } from '../../players/device-line.tsx';
import { AnalyticsView } from './analytics-view.tsx';
import { StoredAnalytics } from './stored-analytics.tsx';

/** /analytics of whoever plays. */
const PlayerAnalytics = () => (
  <StoredAnalytics>{(data, isRead) => <AnalyticsView data={data} isRead={isRead} device={<DeviceLine />} />}</StoredAnalytics>
);

export default PlayerAnalytics;

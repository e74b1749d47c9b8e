import { DeviceLine } from '../../players/device-line.tsx';
import { AnalyticsView } from './analytics-view.tsx';
import { StoredAnalytics } from './stored-analytics.tsx';

/** /analytics of whoever plays. */
const PlayerAnalytics = () => <StoredAnalytics>{(data) => <AnalyticsView data={data} device={<DeviceLine />} />}</StoredAnalytics>;

export default PlayerAnalytics;

import { DashboardView } from './dashboard-view.tsx';

/** The dashboard as every document holds it: the sheets without a player's figures. */
export function DashboardSlot() {
  return <DashboardView data={null} />;
}

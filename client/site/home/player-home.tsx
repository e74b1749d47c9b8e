import { AdminHomeSlot } from '../../admin/home/admin-home-slot.tsx';
import DashboardPlace from '../../progress/dashboard/dashboard-place.tsx';
import shown from '../../ui/by-player.module.css';
import css from './home.module.css';

/** What whoever plays sees first: an admin the admin's part, and everybody their dashboard. */
export default function PlayerHome() {
  return (
    <div className={css['player']}>
      <div className={shown['admin']}>
        <AdminHomeSlot />
      </div>
      <DashboardPlace />
    </div>
  );
}

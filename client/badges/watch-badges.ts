import { liveQuery } from 'dexie';
import { device } from '../device/device.ts';
import { logStorage } from '../device/log-storage.ts';
import { newsPlace } from '../ui/feedback/news-place.ts';
import { readyBadges } from './badge-cards.ts';
import { badgeFigures, progressToday } from './badge-figures.ts';
import { showAppBadge } from './app-badge.ts';
import { noticedBadges } from './noticed-badges.ts';

/** When storage that refused is asked again, in ms. */
const LATER_MS = 15_000;

/**
 * Keeps `noticedBadges` and the sign on the app's icon true for a player, whatever this tab, another one or a pull changes. While storage
 * refuses, they stay as they were: the screens that follow the database say so. The result ends it.
 */
export function watchBadges(localId: string): () => void {
  const { host, storage } = device();
  const store = storage.player(localId);
  let stop = () => {};
  let earlier: ReadonlySet<string> | undefined;
  const start = () => {
    stop();
    const subscription = liveQuery(async () => store.badgeClaims()).subscribe({
      next: (read) => {
        const ready = readyBadges(read, badgeFigures(read, progressToday(host, read))).map(({ id }) => id);
        const unread = ready.filter((id) => !read.read.has(id));
        // A game that a guest has kept is on screen when its player comes.
        earlier ??= new Set(newsPlace.getSnapshot() ? [] : unread);
        noticedBadges.set({ ready, unread, earlier });
        showAppBadge(unread.length);
      },
      error: (error: unknown) => {
        logStorage(error);
        stop = host.after(LATER_MS, start);
      },
    });
    stop = () => subscription.unsubscribe();
  };
  // A frozen page has missed the writes of other tabs.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && start();
  addEventListener('pageshow', onShow);
  start();
  return () => {
    removeEventListener('pageshow', onShow);
    stop();
    showAppBadge(0);
  };
}

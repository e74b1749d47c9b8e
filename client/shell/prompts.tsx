import { Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CatchBoundary, RouterContextProvider, useLocation, type AnyRouter } from '@tanstack/react-router';
import { withoutClosingSlash } from '../../shared/addresses.ts';
import { followBadges } from '../badges/follow-badges.ts';
import { foldedNotices } from '../badges/folded-notices.ts';
import { noticedBadges } from '../badges/noticed-badges.ts';
import { consent, followConsent } from '../window/consent.ts';
import { chunk, deferredChunk } from '../window/chunk.tsx';
import { isBySwitch } from '../window/hints.ts';
import { logError } from '../window/log.ts';
import { gameInProgress } from '../window/game-in-progress.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import { endNotice, notices, type Notice } from '../window/notices.ts';
import { offlineNews } from '../window/sw-bridge.ts';
import { newsPlace } from '../ui/feedback/news-place.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { openDialogs } from '../ui/overlay/open-dialogs.ts';
import { besidePage } from './beside-page.tsx';
import { keepClear, keepClearOfRows } from './keep-clear.ts';
import { followLostFocus } from './lost-focus.ts';
import { useUpdateOffer } from './update-offer.ts';
import * as words from '../words/en/shell/prompts.ts';
import css from './prompts.module.css';

/** What a device can ask of the styles (client/ui/wishes.css). */
const WISHES = '(prefers-contrast: more), (prefers-reduced-transparency: reduce)';

/** Counts this window's page views from the moment its user has accepted that. Only then it fetches the code. */
function countVisitsOnceAccepted(router: AnyRouter): void {
  const stop = consent.subscribe(begin);
  begin();

  function begin(): void {
    if (consent.getSnapshot() !== true) return;
    stop();
    // Without the code nothing is counted, and nobody misses it.
    void import('./visits.ts').then(
      ({ countVisits }) => countVisits(router),
      () => undefined,
    );
  }
}

const atOnce = () => Promise.resolve();
/** Nobody misses these where their code cannot be had. */
const ConsentBanner = deferredChunk(() => import('../consent/consent-banner.tsx'), atOnce);
const InstallPrompt = deferredChunk(() => import('./install-prompt.tsx'), atOnce);
const OfflinePrompt = deferredChunk(() => import('./offline-prompt.tsx'), atOnce);
const UpdatePrompt = chunk(() => import('./update-prompt.tsx'));
const BadgeNotice = chunk(() => import('../badges/badge-notice.tsx'));
const BadgeNews = chunk(() => import('../badges/badge-news.tsx'));

/** A result tells of the badges itself, at full size (client/ui/feedback/news-place.ts); besides it there is a prompt as everywhere. */
function Prompts() {
  const place = useSyncExternalStore(newsPlace.subscribe, newsPlace.getSnapshot);
  const { unread, earlier } = useSyncExternalStore(noticedBadges.subscribe, noticedBadges.getSnapshot);
  const folded = useSyncExternalStore(foldedNotices.subscribe, foldedNotices.getSnapshot);
  const [told, setTold] = useState<HTMLElement>();
  const fresh = unread.filter((id) => !folded.has(id));
  if (place && told !== place && fresh.some((id) => !earlier.has(id))) setTold(place);
  return (
    <>
      {place && told === place && (
        <Suspense>
          <BadgeNews place={place} />
        </Suspense>
      )}
      <Prompt unread={place ? [] : fresh} />
    </>
  );
}

interface PromptProps {
  /** The badges of which a notice tells. */
  readonly unread: readonly string[];
}

/**
 * Messages and questions of the app itself. The most urgent one is shown alone: two banners would cover a third of a phone, and the
 * first would move when the second appears. None is shown during a game.
 */
function Prompt({ unread }: PromptProps) {
  const playing = useSyncExternalStore(gameInProgress.subscribe, gameInProgress.getSnapshot);
  const path = useLocation({ select: ({ pathname }) => withoutClosingSlash(pathname) });
  const notice = useSyncExternalStore(notices.subscribe, notices.getSnapshot).find(({ page }) => page !== path);
  const updating = useUpdateOffer();
  const isNews = useSyncExternalStore(offlineNews.subscribe, offlineNews.getSnapshot);
  const accepted = useSyncExternalStore(consent.subscribe, consent.getSnapshot);
  if (playing) return null;
  if (notice) return <NoticeBanner key={notice.kind} {...notice} />;
  if (updating) return <UpdatePrompt {...updating} />;
  if (accepted === undefined) return <ConsentBanner />;
  if (isNews && path === '/') return <OfflinePrompt />;
  // The page of the badges shows first what can be redeemed.
  if (unread.length > 0 && path !== '/badges') return <BadgeNotice unread={unread} />;
  return keepsGames() ? <InstallPrompt /> : null;
}

/** A notice, shown until it is no longer true. */
const NoticeBanner = ({ kind, text, page, action }: Notice) => (
  <Banner
    onDismiss={() => endNotice(kind)}
    actions={
      page === undefined ? (
        action && <Button onClick={action.run}>{action.label}</Button>
      ) : (
        <LinkButton to={page}>{words.settings}</LinkButton>
      )
    }
  >
    {text}
  </Banner>
);

/** Whether a player keeps games here. Only then is installing offered, not to a newcomer. */
const keepsGames = () => document.documentElement.dataset['player'] !== 'none';

const Nothing = () => null;

/** Brings what lets Back close dialogs, with the first of them; and after a reload that has left an entry of one. */
function followDialogs(router: AnyRouter): void {
  const follow = () =>
    void import('./close-with-back.ts').then(
      ({ closeDialogsWithBack }) => closeDialogsWithBack(router),
      () => undefined,
    );
  openDialogs.subscribe(follow);
  if (openDialogs.innermost() || history.state?.dialogs) follow();
}

/** Shows the prompts beside the page. They belong to no screen, and the first load is smaller without them. */
export function showPrompts(router: AnyRouter): void {
  const corner = document.createElement('aside');
  corner.className = css['corner'] ?? '';
  corner.setAttribute('aria-label', words.corner);
  document.body.append(corner);
  keepClear(corner, '--prompts-height');
  keepClearOfRows();
  const prompts = (
    <CatchBoundary getResetKey={() => 0} errorComponent={Nothing} onCatch={logError}>
      <RouterContextProvider router={router}>
        <Suspense>
          <Prompts />
        </Suspense>
      </RouterContextProvider>
    </CatchBoundary>
  );
  besidePage.set(createPortal(prompts, corner));
  followDialogs(router);
  followLostFocus();
  if (isBySwitch()) void untilLoaded(() => import('../scan/follow-switches.ts')).then(({ followSwitches }) => followSwitches());
  // Chromium alone tells a window that is open of a further start of the installed app.
  if ('launchQueue' in window) void untilLoaded(() => import('./launches.ts')).then((launches) => launches.followLaunches(router));
  followBadges();
  followConsent();
  countVisitsOnceAccepted(router);
  if (matchMedia(WISHES).matches) void untilLoaded(() => import('../ui/wishes.css'));
}

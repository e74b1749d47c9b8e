import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { gameInProgress } from '../window/game-in-progress.ts';
import { endNotice, notices, type Notice } from '../window/notices.ts';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { InstallPrompt } from './install-prompt.tsx';
import css from './prompts.module.css';
import { UpdatePrompt, useUpdateOffer } from './update-prompt.tsx';

/**
 * What the app itself has to say or ask, the most urgent first and one at a time: two banners would take a third of a phone, and the
 * first would move for the second. Never during a game.
 */
function Prompts() {
  const playing = useSyncExternalStore(gameInProgress.subscribe, gameInProgress.getSnapshot);
  const [notice] = useSyncExternalStore(notices.subscribe, notices.getSnapshot);
  const updating = useUpdateOffer();
  if (playing) return null;
  if (notice) return <NoticeBanner key={notice.kind} {...notice} />;
  if (updating) return <UpdatePrompt {...updating} />;
  return keepsGames() ? <InstallPrompt /> : null;
}

/** What does not hold for ever, in plain words. */
const NoticeBanner = ({ kind, text, action }: Notice) => (
  <Banner onDismiss={() => endNotice(kind)} actions={action && <Button onClick={action.run}>{action.label}</Button>}>
    {text}
  </Banner>
);

/** Installing is offered to those who keep their games here, not to someone who has just come in. */
const keepsGames = () => document.documentElement.dataset['player'] !== 'none';

/** Mounts the prompts beside the page, in a root of their own: they belong to no screen, and no first load has to carry them. */
export function mountPrompts(): void {
  const corner = document.createElement('aside');
  corner.className = css['corner'] ?? '';
  corner.setAttribute('aria-label', 'Messages of the app');
  document.body.append(corner);
  createRoot(corner).render(
    <StrictMode>
      <Prompts />
    </StrictMode>,
  );
}

import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { gameInProgress } from '../window/game-in-progress.ts';
import { endNotice, notices } from '../window/notices.ts';
import { Button } from '../ui/button/button.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { InstallPrompt } from './install-prompt.tsx';
import css from './prompts.module.css';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the app itself has to ask. Never during a game. */
function Prompts() {
  const playing = useSyncExternalStore(gameInProgress.subscribe, gameInProgress.getSnapshot);
  return playing ? null : (
    <>
      <Notices />
      <UpdatePrompt />
      {keepsGames() && <InstallPrompt />}
    </>
  );
}

/** What does not hold for ever, in plain words. */
function Notices() {
  return useSyncExternalStore(notices.subscribe, notices.getSnapshot).map(({ kind, text, action }) => (
    <Banner key={kind} onDismiss={() => endNotice(kind)} actions={action && <Button onClick={action.run}>{action.label}</Button>}>
      {text}
    </Banner>
  ));
}

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

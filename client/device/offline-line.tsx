import { Suspense, useSyncExternalStore } from 'react';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { chunk } from '../window/chunk.tsx';
import { readiness, type Readiness } from '../window/sw-bridge.ts';
import * as words from '../words/en/device/offline-line.ts';
import ui from '../ui/ui.module.css';
import css from './offline-line.module.css';

const ObstacleNote = chunk(() => import('./obstacle-note.tsx'));

/** What the build writes. */
const IN_THE_DOCUMENT: Readiness = { state: 'unknown' };

/** One line on whether this device can play without a network: a mark, the words, and how far it is. It stands in a live region. */
export function OfflineLine() {
  const now = useSyncExternalStore(readiness.subscribe, readiness.getSnapshot, () => IN_THE_DOCUMENT);
  const { state } = now;
  return (
    <span className={css['line']}>
      <Icon name={MARKS[state]} className={classes(css['mark'], state === 'ready' && css['ready'])} />
      <span className={css['words']}>
        <span className={ui['bold']}>{words.titles[state]}</span>
        {state === 'getting' && <progress className={css['progress']} aria-hidden value={now.kept} max={now.total} />}
        {state === 'getting' && now.held && <span className={ui['soft']}>{words.goesOn}</span>}
        {state === 'cannot' && (
          <span className={ui['soft']}>
            <Suspense>
              <ObstacleNote why={now.why} />
            </Suspense>
          </span>
        )}
      </span>
    </span>
  );
}

const MARKS = { unknown: 'down', waiting: 'down', getting: 'down', ready: 'tick', cannot: 'cross' } as const satisfies {
  readonly [state in Readiness['state']]: string;
};

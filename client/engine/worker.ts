import { expose } from 'comlink';
import { browserEngine } from './browser-engine.ts';
import { READY } from './ready.ts';

/** The Web Worker: exposes the engine, and sends one message that it listens (client/play/run/engine-bridge.ts waits for it). */
expose(browserEngine());
postMessage(READY);

import { expose } from 'comlink';
import { browserEngine } from './browser-engine.ts';
import { READY } from './ready.ts';

/** The Web Worker: the engine on the wire, and one message that it listens now (client/play/run/engine-bridge.ts waits for it). */
expose(browserEngine());
postMessage(READY);

import { pushWaiting } from './background-push.ts';
import type { PushScope } from './push-script.ts';

declare const self: WorkerGlobalScope & PushScope;

self.pushWaiting = pushWaiting;

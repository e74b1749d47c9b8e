import { createSource } from '../../shared/observable.ts';

/** Whether this window has opened the device's storage. A module of its own, so that asking loads no storage. */
export const deviceInUse = createSource(false);

import { createSource } from '../../shared/observable.ts';

/** Whether this window has opened the device's storage. It has its own module, so that asking does not load the storage code. */
export const deviceInUse = createSource(false);

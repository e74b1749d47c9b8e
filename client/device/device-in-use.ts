import { createSource } from '../../shared/observable.ts';

/** Whether this window has opened the device's storage. It has its own module, so that asking does not load the storage code. */
export const deviceInUse = createSource(false);

/** Whether the server was asked for the first public content of a browser that has stored nothing yet, and none came. */
export const noFirstContent = createSource(false);

declare const __BUILD_MS__: number | undefined;
declare const __VERSION__: string | undefined;

/** When this build was made (ms since the epoch): the floor of time before the first contact with a server (protocol, "Time"). 0 outside a build. */
export const buildMs: number = typeof __BUILD_MS__ === 'undefined' ? 0 : __BUILD_MS__;

/** Package version and commit of this build; "0" outside a build. */
export const version: string = typeof __VERSION__ === 'undefined' ? '0' : __VERSION__;

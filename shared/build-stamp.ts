declare const __BUILD_MS__: number | undefined;
declare const __VERSION__: string | undefined;

/** When this build was made (ms since the epoch; 0 outside a build). No device time before it is possible (protocol, "Time"). */
export const buildMs: number = typeof __BUILD_MS__ === 'undefined' ? 0 : __BUILD_MS__;

/** Package version and commit of this build; "0" outside a build. */
export const version: string = typeof __VERSION__ === 'undefined' ? '0' : __VERSION__;

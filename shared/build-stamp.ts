declare const __BUILD_MS__: number | undefined;
declare const __VERSION__: string | undefined;
declare const __BASE__: string | undefined;
declare const __LANGUAGE__: string | undefined;
declare const __THOUSANDS__: string | undefined;

/** When this build was made (ms since the epoch; 0 outside a build). No device time before it is possible (protocol, "Time"). */
export const buildMs: number = typeof __BUILD_MS__ === 'undefined' ? 0 : __BUILD_MS__;

/** Package version and commit of this build; "0" outside a build. */
export const version: string = typeof __VERSION__ === 'undefined' ? '0' : __VERSION__;

/** What the addresses of this build's pages and files begin with (shared/languages.ts): "" or "/de". Addresses of the API begin with nothing. */
export const base: string = typeof __BASE__ === 'undefined' ? '' : __BASE__;

/** The language of this build's window (shared/languages.ts). */
export const language: string = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;

/** What that language writes between thousands. */
export const thousands: string = typeof __THOUSANDS__ === 'undefined' ? ',' : __THOUSANDS__;

/** The path of an address of this build's as the router has it ("/de/games" → "/games"). */
export const pathInApp = (path: string): string => path.slice(base.length) || '/';

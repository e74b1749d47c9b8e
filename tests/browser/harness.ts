/** Everything a browser test drives: the built server as a process, and three engines. */
import { TestServer } from './harness/server.ts';

export { ChromiumBrowser, controlled } from './harness/chromium.ts';
export type { ChromiumOptions } from './harness/chromium.ts';
export { inEngine } from './harness/engines.ts';
export { openOldChromium } from './harness/old-chromium.ts';
export { FirefoxBrowser } from './harness/firefox.ts';
export { withFolder } from './harness/folder.ts';
export { TestServer, builtFolder } from './harness/server.ts';
export { serverForTests } from './harness/server-for-tests.ts';
export { WebKitBrowser } from './harness/webkit.ts';
export { Mailbox } from './harness/mailbox.ts';
export { ServerData } from './harness/server-data.ts';
export { LossyProxy } from './harness/lossy-proxy.ts';
export { FirstVersionSite } from './harness/first-version-site.ts';
export { HaltingDocument } from './harness/halting-document.ts';

// Benchmarks, which measure the server as it is, take it from its own file. No server of a test lives long enough to win back what it costs
// to compile its code once more, for speed: an eighth of its work.
TestServer.nodeOptions = ['--no-opt', '--import', new URL('harness/quick-packing.mjs', import.meta.url).href];

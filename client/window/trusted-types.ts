/** The part of the browser's Trusted Types that is used here; Firefox and WebKit may lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown };
}

/** Only scripts of this site may be started. */
function ownScript(url: string): string {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) throw new TypeError('Only scripts of this site may be started.');
  return address.href;
}

const trustedTypes = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/** The one policy of the window (`trusted-types tenfold` in the Content-Security-Policy); a name can be taken only once. */
const policy = trustedTypes?.createPolicy('tenfold', { createScriptURL: ownScript });

/** An address that `new Worker` and `serviceWorker.register` accept under `require-trusted-types-for 'script'`. */
export const scriptUrl = (url: string): string => (policy ? (policy.createScriptURL(url) as string) : ownScript(url));

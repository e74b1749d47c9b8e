import { browserOn } from '../../words/en/devices.ts';

/** Browsers by what only they say, the most telling first: most of them call themselves Chrome or Safari, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** No browser's is longer. */
const LONGEST = 512;

const found = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A readable name of the browser and the system by a request's `User-Agent`: "Chrome on Android". It is made of known words alone,
 * so nothing of a request is stored or shown. Null if neither is known.
 */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const [browser, system] = [found(BROWSERS, text), found(SYSTEMS, text)];
  if (browser === undefined || system === undefined) return browser ?? system ?? null;
  return browserOn(browser, system);
}

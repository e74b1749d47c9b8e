import { themeKey } from '../window/hints.ts';

export type Theme = 'light' | 'dark';

/** Reads what was stored under `theme`: only the two words that the specification names are a choice (spec 2 §3). */
export const themeFrom = (stored: string | null): Theme | null => (stored === 'light' || stored === 'dark' ? stored : null);

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

/** What the page shows now: the boot script has set it before the first paint. */
const shownTheme = (): Theme => themeFrom(document.documentElement.dataset['theme'] ?? null) ?? systemTheme();

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (darkSystem().matches ? 'dark' : 'light');

const show = (theme: Theme) => void (document.documentElement.dataset['theme'] = theme);

const storedTheme = (): Theme | null => {
  try {
    return themeFrom(localStorage.getItem(themeKey));
  } catch {
    return null;
  }
};

/** Changes to the other theme and remembers it. */
export function toggleTheme(): void {
  const theme = otherTheme(shownTheme());
  show(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page closes.
  }
}

/** Follows the system while nothing is stored, and the other tabs of this site. Returns the end of it. */
export function followTheme(): () => void {
  const follow = () => show(storedTheme() ?? systemTheme());
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeKey) follow();
  };
  const system = darkSystem();
  system.addEventListener('change', follow);
  addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', follow);
    removeEventListener('storage', onStorage);
  };
}

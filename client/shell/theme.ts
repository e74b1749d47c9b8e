import { themeKey } from '../window/hints.ts';

type Theme = 'light' | 'dark';

/** Reads the stored `theme`. Only the two words that the specification names are valid (spec 2 §3). */
export const themeFrom = (stored: string | null): Theme | null => (stored === 'light' || stored === 'dark' ? stored : null);

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

/** The theme that the page shows. The boot script sets it before the first paint. */
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
    // If storage is blocked, the choice lasts until the page closes.
  }
}

/** Follows the system while no theme is stored, and the other tabs of this site. The result stops it. */
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

import { IconButton } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { toggleTheme } from './theme.ts';
import * as words from '../words/en/shell/frame.ts';
import css from './theme-toggle.module.css';

export function ThemeToggle() {
  return (
    <IconButton label={words.theme} onClick={toggleTheme}>
      <Icon name="sun" className={css['sun']} />
      <Icon name="moon" className={css['moon']} />
    </IconButton>
  );
}

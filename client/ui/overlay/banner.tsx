import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useRootMark } from '../root-mark.ts';
import * as words from '../../words/en/ui/overlay.ts';
import css from './banner.module.css';

interface BannerProps {
  readonly tone?: 'plain' | 'right' | 'wrong' | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
  /** Buttons beside the text. */
  readonly actions?: ReactNode;
  /** Whether it can be read later: on a small screen it gives way to what is pressed there. */
  readonly canWait?: boolean | undefined;
  /** Whether the buttons stand below the text, as wide as it: for more than a line. */
  readonly stacked?: boolean | undefined;
  /** If given, the banner has a close button. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A message that stays in the page. `wrong` is spoken at once, the others when there is a pause. */
export function Banner({ tone = 'plain', icon, children, actions, canWait = false, stacked = false, onDismiss }: BannerProps) {
  useRootMark('canWait', canWait ? '' : null);
  return (
    <div
      className={classes(css['banner'], stacked && css['stacked'], onDismiss && css['closable'], tone !== 'plain' && css[tone])}
      role={tone === 'wrong' ? 'alert' : 'status'}
    >
      <div className={css['text']}>
        {icon !== undefined && <Icon name={icon} />}
        <div>{children}</div>
      </div>
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
      {onDismiss && (
        <IconButton label={words.close} className={css['close']} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}

import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/classroom/on-paper.ts';

/** From a round on paper to the round. */
export const BackToRound = ({ id, code }: { readonly id: string; readonly code: string }) => (
  <div>
    <LinkButton to="/class" search={{ id, show: 'rounds', of: code }} variant="plain">
      <Icon name="arrow-left" size="small" />
      <span>{words.back}</span>
    </LinkButton>
  </div>
);

import { useState, type FormEvent } from 'react';
import { CLOCKS } from '../../../shared/games/kit/clock.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { randomBits } from '../../window/random-bits.ts';
import * as words from '../../words/en/classroom/class-round.ts';
import { gameName } from '../../words/game-names.ts';
import { ROUND_FIELDS } from './round-fields.ts';
import { codeOf, firstChoice, ROUND_GAMES, type RoundChoice } from './round-setup.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

interface RoundFormProps {
  /** The codes of this class. */
  readonly taken: readonly string[];
  /** Makes the round; resolves with why it could not. */
  readonly onCode: (code: string) => Promise<string | undefined>;
}

/** The code of these choices, by a chance that no round of this class has; undefined if they make none. */
function freshCode(choice: RoundChoice, taken: readonly string[]): string | undefined {
  for (;;) {
    const code = codeOf(choice, randomBits());
    if (code === undefined || !taken.includes(code)) return code;
  }
}

const SHORT_LENGTH = 8;

/** What a round is played with: a preset at first, and whatever the game lets one choose. */
export function RoundForm({ taken, onCode }: RoundFormProps) {
  const [choice, setChoice] = useState(() => firstChoice(ROUND_GAMES[0] ?? ''));
  const [error, setError] = useState<string>();
  const { game, config } = choice;
  const choose = (part: RoundChoice['config']) => {
    setError(undefined);
    setChoice({ game, config: { ...config, ...part } });
  };
  const length = codeOf(choice, 0)?.length;
  const Fields = ROUND_FIELDS[game];
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const code = freshCode(choice, taken);
    if (code === undefined) return setError(words.impossible);
    setError(await onCode(code));
  };
  return (
    <Sheet as="section" aria-labelledby="new-round">
      <form className={ui['column5']} onSubmit={(event) => void make(event)}>
        <h3 id="new-round" className={css['subtitle']}>
          {words.make}
        </h3>
        <Segments
          legend={words.game}
          options={ROUND_GAMES.map((slug) => ({ value: slug, label: gameName(slug) }))}
          value={game}
          onChange={(next) => setChoice(firstChoice(next, String(config['clock'])))}
        />
        {Fields && <Fields config={config} choose={choose} />}
        <Segments
          legend={words.clock}
          columns={5}
          options={CLOCKS.map((value) => ({ value, label: words.clocks[value] ?? value }))}
          value={CLOCKS.find((each) => each === config['clock']) ?? null}
          onChange={(clock) => choose({ clock })}
        />
        <output className={ui['note']}>
          {length === undefined ? words.impossible : length === SHORT_LENGTH ? words.shortCode : words.longCode}
        </output>
        {error !== undefined && <Banner tone="wrong">{error}</Banner>}
        <div>
          <Button type="submit" variant="primary" size="large">
            {words.start}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

import { setPreference } from '../device/preferences.ts';
import { Segments } from '../ui/form/segments.tsx';
import { chosenOf, type Choice as Values } from '../../shared/preferences/choice.ts';
import { useChosen, type ChosenBy } from './use-chosen.ts';

interface Option {
  readonly label: string;
  readonly hint?: string;
}

interface ChoiceProps extends ChosenBy {
  /** Of the preference (decision D32). */
  readonly name: string;
  readonly of: Values<string>;
  readonly words: { readonly legend: string; readonly options: { readonly [value: string]: Option } };
}

/** One of a few values, which applies at once. Until it is known what was chosen, nothing is. */
export function Choice({ name, of, words: { legend, options }, ...by }: ChoiceProps) {
  const stored = useChosen(name, by);
  return (
    <Segments
      legend={legend}
      columns={of.values.length === 2 ? 2 : 3}
      options={of.values.map((value) => ({ value, ...optionIn(options, value) }))}
      value={stored === undefined ? null : chosenOf(of, stored)}
      onChange={(chosen) => void setPreference(name, chosen)}
    />
  );
}

/** A test holds that each value has its words. */
const optionIn = (options: { readonly [value: string]: Option }, value: string): Option => options[value] as Option;

export const aboutOne =
  'A ring goes from place to place. Press your switch to choose. After two rounds it waits for you. A tap or another key makes it wait, too.';
export const aboutTwo = 'One switch moves a ring to the next place. The other one chooses. There is no hurry.';

export const pace = {
  legend: 'Time at each place',
  options: {
    500: { label: '½ second' },
    1000: { label: '1 second' },
    1500: { label: '1½ seconds' },
    2000: { label: '2 seconds' },
    3000: { label: '3 seconds' },
    5000: { label: '5 seconds' },
  },
};

const NAMED: { readonly [code: string]: string } = { Space: 'Space', Enter: 'Enter' };

/** A key by its code: "KeyA" is A. */
const keyName = (code: string): string => NAMED[code] ?? code.replace(/^(?:Key|Digit)(?=.$)/, '');

export const one = (code: string | null): string => `Your switch: ${code === null ? 'Space or Enter' : keyName(code)}.`;
export const chooses = (code: string | null): string => `The switch that chooses: ${keyName(code ?? 'Enter')}.`;
export const goesOn = (code: string | null): string => `The switch that moves on: ${keyName(code ?? 'Space')}.`;

export const learnChooses = 'Change the switch that chooses';
export const learnGoesOn = 'Change the switch that moves on';
export const pressNow = 'Press your switch now.';

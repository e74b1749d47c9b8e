export const title = 'Accessibility';
export const lead = 'Tenfold is for everyone. Here is what works, what does not work yet, and how to ask.';

/** Each says what is true today: a line goes in when it is built, and out when it is mended. */
export const chapters = {
  works: {
    title: 'What works',
    parts: [
      [
        {
          term: 'Your own time',
          text: 'In the settings you can make the clock longer, or turn it off. Then nothing ends before you say so. Each game also has a line for it above Start.',
        },
        { term: 'Keys alone', text: 'You can do everything with the keyboard. A ring shows where you are.' },
        { term: 'Taps alone', text: 'You never have to drag or to be quick with a finger. Each game has buttons on the screen.' },
        {
          term: 'By ear',
          text: 'A screen reader says each question, what you typed and if it is right. The ? key says it again, and ! says where you are. We try a game with Orca.',
        },
        {
          term: 'One or two switches',
          text: 'Turn it on in the settings. A ring goes from place to place, and a press chooses. It works on every page and in each game, and the clock is off. In a list to choose from, each press takes the next line.',
        },
        {
          term: 'Reading aloud',
          text: 'Tenfold can read a game to you, if your device has a voice of its own. You turn it on in the settings. Then the clock is off, or longer, and stands while it speaks.',
        },
        { term: 'Large text', text: 'Make the text twice as large, or the page four times. It becomes one column that you can scroll.' },
        { term: 'Colours', text: 'The page can be light or dark. Right and wrong have a mark and a word, not only a colour.' },
        { term: 'More contrast', text: 'If your device asks for it, lines and texts get stronger, and nothing is see-through.' },
        { term: 'Less motion', text: 'If your device asks for it, nothing slides, folds or floats.' },
        { term: 'No sound needed', text: 'Sound is off until you turn it on. All that it tells can be seen.' },
      ],
    ],
  },
  keys: {
    title: 'Keys in a game',
    parts: [
      [
        { term: 'Numbers', text: 'Type your answer. Backspace takes the last digit back.' },
        { term: 'Enter', text: 'Sends your answer. It also presses the button that you are on.' },
        { term: 'Arrows', text: 'Slide a tile in the puzzle, and walk from bubble to bubble. With Shift they walk from tile to tile.' },
        { term: 'Escape', text: 'Asks if you want to stop the game. Escape again goes on.' },
      ],
    ],
  },
  missing: {
    title: 'What does not work yet',
    parts: [
      [
        {
          term: 'Writing by switch',
          text: 'The ring comes to a name or a text, but has no letters. Use the keyboard of your device. While somebody types there, Space and Enter write: the ring waits for 3 seconds.',
        },
        {
          term: 'Real switches',
          text: 'We have tried it with keys only, not with a switch from a shop. If you have one, please tell us how it goes.',
        },
        {
          term: 'Real voices',
          text: 'We have tried reading aloud with a voice made for tests only. If yours leaves something out, please tell us.',
        },
        {
          term: 'Other screen readers',
          text: 'We have not tried NVDA, JAWS, VoiceOver or TalkBack. If you use one, please tell us how it goes.',
        },
        {
          term: 'Quick games by ear',
          text: 'With the clock on, the time may be over before a screen reader has said the question. Turn the clock off.',
        },
      ],
    ],
  },
  contact: {
    title: 'How to ask',
    parts: [
      'Is something too hard to use? Write to us. Tell us which page or game it is, and what you use: a screen reader, large text, a switch.',
      'For grown-ups: we aim for WCAG 2.2, level AA. Tests check each page for it, but no outside expert has.',
    ],
  },
};

export const otherPages = 'Other pages';
export const links = { settings: 'Settings', about: 'About', home: 'Home' };

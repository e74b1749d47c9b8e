import * as words from '../words/en/shell/footer.ts';
import * as ofMenu from '../words/en/shell/menu.ts';

/** Further links of the mobile menu. What `hasPolicy` opens the camera, which the document of another page may not. */
export const menuLinks = [
  { to: '/map', label: ofMenu.map },
  { to: '/about', label: ofMenu.about },
  { to: '/contact', label: ofMenu.contact },
  { to: '/blog', label: ofMenu.blog },
  { to: '/class', label: ofMenu.yourClass, hasPolicy: true },
  { to: '/round', label: ofMenu.classRound, hasPolicy: true },
] as const;

/** The footer's columns (spec 2 §2, Shared layout). */
export const footerColumns = [
  {
    title: words.practice,
    links: [
      { to: '/', label: words.home },
      { to: '/games', label: words.games },
      { to: '/games/speed-math', label: words.speedMath },
      { to: '/games/math-race', label: words.mathRace },
      { to: '/games/multiplication-table', label: words.multiplicationTables },
      { to: '/math-tips', label: words.tips },
    ],
  },
  {
    title: words.resources,
    links: [
      { to: '/blog', label: words.blog },
      { to: '/about', label: words.about },
      { to: '/contact', label: words.contact },
      { to: '/games/number-puzzle', label: words.numberPuzzle },
      { to: '/games/calculator-vs-brain', label: words.calculatorVsBrain },
    ],
  },
  {
    title: words.features,
    links: [
      { to: '/instant-feedback', label: words.instantFeedback },
      { to: '/adaptive-learning', label: words.adaptiveLearning },
      { to: '/scoring-system', label: words.scoringSystem },
      { to: '/daily-challenge', label: words.dailyChallenge },
      { to: '/class', label: words.classes, hasPolicy: true },
    ],
  },
  {
    title: words.legal,
    links: [
      { to: '/privacy', label: words.privacy },
      { to: '/terms', label: words.terms },
      { to: '/accessibility', label: words.accessibility },
    ],
  },
] as const;

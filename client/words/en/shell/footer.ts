export const footer = 'Footer';
export const motto = 'Train speed and accuracy.';

/** The columns and their links: spec 2 §2, Shared layout. */
export const practice = 'Practice';
export const home = 'Home';
export const games = 'Games';
export const speedMath = 'Speed Math';
export const mathRace = 'Math Race';
export const multiplicationTables = 'Multiplication Tables';
export const tips = 'Tips';

export const resources = 'Resources';
export const blog = 'Blog';
export const about = 'About';
export const contact = 'Contact';
export const numberPuzzle = 'Number Puzzle';
export const calculatorVsBrain = 'Calculator vs Brain';

export const features = 'Features';
export const instantFeedback = 'Instant Feedback';
export const adaptiveLearning = 'Adaptive Learning';
export const scoringSystem = 'Scoring System';
export const dailyChallenge = 'Daily Challenge';
/** Beyond the specification (decision D30). */
export const classes = 'For Your Class';

export const legal = 'Legal';
export const privacy = 'Privacy Policy';
export const terms = 'Terms of Service';
/** Beyond the specification (decision S20). */
export const accessibility = 'Accessibility';

/** The site's pages elsewhere, by the network that they are in. */
export const networks = { twitter: 'Twitter', facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' };

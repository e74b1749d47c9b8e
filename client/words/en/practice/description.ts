export const description = 'Ten minutes of what you need next: what is due today, and a few new facts.';

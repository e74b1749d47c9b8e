import * as words from './en/topics.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "The 7 times table", "Division". A topic that this build does not know has its name in the session. */
export function topicName(topic: string): string {
  const table = /^table (\d+)$/.exec(topic)?.[1];
  return table === undefined ? (words.topics[topic] ?? capital(topic)) : words.timesTable(table);
}

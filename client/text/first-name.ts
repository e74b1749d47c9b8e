/** The first word of a name that says something aloud, so that “🇩🇪 Max” is greeted as Max; else its first. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => /[\p{L}\p{N}]/u.test(word)) ?? words[0] ?? name;
}

/** A language of the product. */
export interface Language {
  /** As Intl and a document name it (BCP 47). */
  readonly id: string;
  /** What stands between thousands: 12,345. */
  readonly thousands: string;
}

/**
 * The languages of the product, English first. Each has a folder of words (`client/words/<id>`) with the same texts as English's, and a
 * site of its own under its id: "/de/games". English has no such folder of addresses. A language is offered once it is whole (decision S19).
 */
export const LANGUAGES: readonly [Language, ...Language[]] = [{ id: 'en', thousands: ',' }];

/** The language of the specification, whose addresses begin with nothing. */
export const [ENGLISH, ...OTHER_LANGUAGES] = LANGUAGES;

/** What the addresses of a language's pages and files begin with: nothing for English, "/de" for another. */
export const baseOf = (language: Language): string => (language === ENGLISH ? '' : `/${language.id}`);

/** The language among whose addresses this path is. */
export const languageAt = (path: string): Language =>
  OTHER_LANGUAGES.find((language) => path === baseOf(language) || path.startsWith(`${baseOf(language)}/`)) ?? ENGLISH;

/**
 * The languages of the product, English first. Each has a folder of words (`client/words/<id>`) with the same texts as English's. A
 * language is offered once it is whole (decision S19).
 */
export const LANGUAGES: readonly { readonly id: string }[] = [{ id: 'en' }];

/** Sends a form as Enter in one of its fields does: by its button. Safari has `requestSubmit` only since 16. */
export const submit = (form: HTMLFormElement | null): void => form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();

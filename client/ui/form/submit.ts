/** The button by which a form is sent. */
export const submitButton = (form: HTMLFormElement | null) => form?.querySelector<HTMLButtonElement>('[type=submit]');

/** Sends a form as Enter in one of its fields does: by its button. Safari has `requestSubmit` only since 16. */
export const submit = (form: HTMLFormElement | null): void => submitButton(form)?.click();

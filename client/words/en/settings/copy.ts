export const copy = 'Copy';
export const notCopied = 'It could not be copied: the browser did not allow it.';

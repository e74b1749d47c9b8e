export const newVersion = 'A new version is ready.';
export const update = 'Update';

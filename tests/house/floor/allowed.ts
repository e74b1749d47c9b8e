export const ALLOWED_IN_SCRIPTS: { readonly [feature: string]: string } = {};
export const ALLOWED_IN_STYLES: { readonly [feature: string]: string } = {};

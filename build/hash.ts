import { createHash } from 'node:crypto';

/** The hash of a content, as a policy's source expression and an answer's integrity name it: "sha256-…". */
export const sourceOf = (content: string | Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

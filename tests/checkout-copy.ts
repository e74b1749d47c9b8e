import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Copies files and folders of this checkout into another folder, where a test may change them. */
export function copyCheckout(to: string, paths: readonly string[]): void {
  for (const path of paths) cpSync(join(root, path), join(to, path), { recursive: true });
}

/** Lends the copy the packages of this checkout. What tools keep beside them (node_modules/.vite) it has for itself. */
export function lendPackages(to: string): void {
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.vite') symlinkSync(join(root, 'node_modules', name), join(to, 'node_modules', name));
}

/** Stands in the server for the package `yaml`, which is large (vite.config.ts). */
export {};

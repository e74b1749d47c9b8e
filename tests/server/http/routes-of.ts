import type { App } from '../../../server/http/app.ts';

/** All routes of the server, as its own listing draws them; a HEAD comes with its GET, and one row covers all wildcards. */
export function routesOf(app: App): ReadonlySet<string> {
  const branches: string[] = [];
  const routes = new Set<string>();
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (part === '') continue;
    const depth = indent.length / 4;
    const path = `${depth > 0 ? (branches[depth - 1] ?? '') : ''}${part}`;
    branches.splice(depth, Infinity, path);
    for (const method of methods === '' ? [] : methods.split(', '))
      if (method !== 'HEAD') routes.add(path.includes('*') ? 'GET *' : `${method} ${path}`);
  }
  return routes;
}

/** The footer stands on /games and is hidden below it, where one plays (decision S2). */
export const hasFooter = (pathname: string): boolean => !/^\/games\/./.test(pathname);

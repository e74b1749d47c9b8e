/**
 * Shows on the icon of the installed app how many badges wait to be read of; none takes the sign away. All tabs follow the same storage, so
 * they say the same. Where icons have no signs, or this one may not have any, the app alone tells of badges.
 * @param to the browser's part, which is absent in many
 */
export function showAppBadge(unread: number, to: Pick<Partial<Navigator>, 'setAppBadge'> = navigator): void {
  to.setAppBadge?.(unread).catch(() => undefined);
}

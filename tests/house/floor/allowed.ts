/** What is newer than the floor and may be used all the same, each by its name in the compatibility data, with the reason. */
export interface Allowed {
  readonly [feature: string]: string;
}

export const ALLOWED_IN_SCRIPTS: Allowed = {
  // Names of ours or of a library.
  'member attrName': 'DOMPurify calls so what its hooks look at.',
  'member displayName': 'The name that an account shows.',
  'member isActive': "TipTap's editor says so where the caret is.",
  'member toArray': "Dexie's tables and collections.",

  // Asked for before it is used, or tried.
  'api.IDBFactory.databases': 'Where it throws, the device opens its database and sees what is in it.',
  'api.Document.fullscreenEnabled': 'Where it is missing, the code of a round is as large as the page.',
  'member requestFullscreen': 'As Document.fullscreenEnabled.',
  'api.Navigator.connection': 'Where it is missing, nobody has asked that data be saved.',
  'member saveData': 'As Navigator.connection.',
  'api.Navigator.share': 'Where it is missing, the result is copied.',
  'api.Navigator.vibrate': 'Where it is missing, a wrong answer is heard and seen alone.',
  'api.Window.requestIdleCallback': 'Where it is missing, a timer takes its place.',
  'html.elements.video.playsinline': 'Where it is not known, a film plays in its place anyway.',
  'member addRoutes': 'Where it is missing, the worker answers these requests by the same rules.',
  'member allowsFeature': 'Where it is missing, no policy of a document closes the camera.',
  'member createPolicy': 'Where there are no Trusted Types, the address is checked by the same rule.',
  'member setAppBadge': 'Where it is missing, the app alone tells of badges.',
  'member setConsumer': 'Where it is missing, a start of the installed app opens a window.',
  'member createScriptURL': 'As createPolicy.',
  'member srcObject': 'Newer are other sources than the stream of a camera.',

  // Set, and without an effect where it is not known.
  'css.properties.translate': 'A page fades in without rising.',
  'html.global_attributes.translate': 'Firefox up to 110 does not translate by itself, and its extensions read the attribute.',
  'member imageSmoothingQuality': 'A picture is made smaller a little less smoothly.',
};

export const ALLOWED_IN_STYLES: Allowed = {
  // For what the device does not have, or does by itself.
  'css.at-rules.media.prefers-contrast': 'Where it is not known, nobody can ask for it.',
  'css.at-rules.media.prefers-reduced-transparency': 'Where it is not known, nobody can ask for it.',
  'css.at-rules.media.forced-colors': 'Apple has no forced colours.',
  'css.properties.forced-color-adjust': 'The colours beside it are those of the system, which forced colours leave as they are.',
  'css.properties.cursor': 'A finger has no pointer.',
  'css.selectors.fullscreen': 'Where a page cannot fill the screen, nothing asks for it.',
  'css.properties.resize': 'A finger drags no corner; the field scrolls.',
  'css.properties.text-size-adjust': 'Phones alone make text larger by themselves; Safari there has it with its prefix.',
  'css.selectors.selection': 'iOS marks what is selected in its own colour.',

  // The data speak of flexible boxes; in a grid, as all of ours are, Safari has these since 10.1.
  'css.properties.align-content.start': 'In a grid.',
  'css.properties.place-content.start': 'In a grid.',
  'css.properties.place-self.end': 'In a grid.',
  'css.properties.place-self.start': 'In a grid.',

  // An effect that no picture shows, or that is the last touch to one.
  'css.at-rules.property': 'Saves time; without it each use works the length out again, and it comes to the same.',
  'css.properties.accent-color': 'A mark of the browser has the colour of the browser.',
  'css.at-rules.page': 'A leaf fits between the margins that browsers give a page by themselves, too.',
  'css.properties.page': 'Belongs to @page.',
  'css.properties.print-color-adjust.exact': 'On paper a full square may be told by its sign alone.',
  'css.properties.break-after.avoid': 'On paper a heading may be the last line of its page.',
  'css.properties.content-visibility': 'Saves time; without it what is out of sight is laid out and painted, too.',
  'css.properties.contain-intrinsic-size': 'Belongs to content-visibility.',
  'css.properties.field-sizing': 'The field scrolls, and can be dragged to a height.',
  'css.properties.outline': 'The ring around the focus has square corners.',
  'css.properties.overflow-clip-margin': 'What sticks out is cut off a little sooner.',
  'css.properties.overscroll-behavior': 'At its end a list hands the movement on to the page behind it.',
  'css.properties.scrollbar-width': 'Where it is missing, ::-webkit-scrollbar stands beside it.',
  'css.properties.scrollbar-gutter': 'A page without a scrollbar is wider by it.',
  'css.properties.text-wrap': 'Lines break where they are full.',
  'css.properties.user-select.all': 'A press selects a word of a code; beside it is a button that copies it.',
};

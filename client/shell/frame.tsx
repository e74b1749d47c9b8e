/** What stands in the page until the screen of a route without a document of its own is there: the empty sheet of paper. */
export function Frame() {
  return <div aria-busy="true" />;
}

/** What stands in the page until the screen of a route without a document of its own is there: empty paper (frame.css). */
export function Frame() {
  return <div aria-busy="true" />;
}

/** An empty page, shown until the screen of a route without a document of its own is loaded (frame.css). */
export function Frame() {
  return <div aria-busy="true" />;
}

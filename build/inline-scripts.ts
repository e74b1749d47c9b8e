import { FONT_FAMILY } from '../client/window/font-family.ts';
import { playerHintKey, themeKey } from '../client/window/hints.ts';
import { OLD_BROWSER_PATH } from '../shared/addresses.ts';

/**
 * Runs before the first paint of every document. It sets the theme and the kind of player, so that CSS shows the right first screen at
 * once. If storage is blocked, the system's theme and the guest's screen stay. It also collects the presses and the filled-in fields
 * before the app is in charge (client/early-presses.ts). It is inlined, and the CSP allows it by its hash.
 *
 * A browser below the floor (build/floor.ts) gets a page in plain words instead, and nothing else of ours runs there: the start script
 * looks for what this one leaves. It is told by the one feature that came last: cascade layers are in Chrome and Edge from 99, in Firefox
 * from 97, in Safari from 15.4 on. So this script is written as the oldest browsers read it.
 *
 * Without a service worker, which is so on a first visit, the first screen is painted in the fallback of its font: the browser would hold
 * the paint back for the file. The app brings the font with the next page (client/shell/late-font.ts).
 * @param fonts the addresses of the files that the first screen needs
 */
export const bootScript = (fonts: readonly string[]): string =>
  `(function(h){
if(!self.CSSLayerBlockRule)return location.replace("${OLD_BROWSER_PATH}");
h.player="none";h.font="late";
h.theme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
try{var t=localStorage.getItem("${themeKey}"),p=localStorage.getItem("${playerHintKey}");
if(t=="dark"||t=="light")h.theme=t;
if(p=="player"||p=="admin")h.player=p}catch(e){}
try{if(navigator.serviceWorker.controller){delete h.font;
${JSON.stringify(fonts)}.forEach(function(u){var l=document.createElement("link");
l.rel="preload";l.as="font";l.crossOrigin="";l.href=u;document.head.append(l)})}}catch(e){}
var q=[];
function on(e){var t=e.target,b=t.closest("button");
if(e.type=="input")q.push([t,t.value]);else if(b){e.preventDefault();e.stopImmediatePropagation();q.push([b])}}
addEventListener("click",on,true);addEventListener("input",on,true);
self.early={list:q,stop:function(){removeEventListener("click",on,true);removeEventListener("input",on,true)}}
})(document.documentElement.dataset)`.replaceAll('\n', '');

interface Start {
  readonly base: string;
  readonly entry: string;
  readonly files: readonly string[];
}

/**
 * The script at the end of every document. It starts the app once the first screen is on the display (at once in a hidden tab, which
 * paints nothing; after a second if the browser does not tell). All files are fetched together, and the manifest with them: before the
 * first paint it would only be in the way. The files up to the entry run one after another with a pause between, so that none of them
 * blocks input for long. A font that is missing at the first paint is given up for this page: the browser would use it after the next
 * style sheet, and move the text that the user reads.
 * @param base what the addresses of the language begin with
 * @param entry the app's own chunk
 * @param files all chunks that entry and page need, imported chunks before their importers
 */
export function startScript({ base, entry, files }: Start): string {
  const upToEntry = files.indexOf(entry) + 1;
  return `(function(f,n,d,w){
function link(r,u){var l=d.createElement("link");l.rel=r;l.href=u;d.head.append(l)}
function go(){if(w){w=0;
f.forEach(function(u){link("modulepreload",u)});link("manifest","${base}/manifest.webmanifest");
d.fonts.check('1em "${FONT_FAMILY}"')||(d.documentElement.dataset.font="late");
next(0)}}
function next(i){i<n&&import(f[i]).then(function(){setTimeout(next,0,i+1)})}
d.hidden?go():new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint")[0]&&go()}).observe({type:"paint",buffered:true});
setTimeout(go,1e3)
})(${JSON.stringify(files.map((file) => `${base}/${file}`))},${upToEntry},document,self.early)`.replaceAll('\n', '');
}

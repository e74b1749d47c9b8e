import { playerHintKey, themeKey } from '../client/shell/hints.ts';

/**
 * Runs before the first paint of every document: theme and kind of player, so that CSS shows the right first screen at once.
 * Without storage (blocked) the system's theme and the guest's screen stand. Inlined, and named by its hash in the CSP.
 */
export const bootScript = `(function(h){
h.player="none";
h.theme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
try{var t=localStorage.getItem("${themeKey}"),p=localStorage.getItem("${playerHintKey}");
if(t==="dark"||t==="light")h.theme=t;
if(p==="player"||p==="admin")h.player=p}catch(e){}
})(document.documentElement.dataset)`.replaceAll('\n', '');

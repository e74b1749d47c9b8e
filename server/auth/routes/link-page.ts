import { createHash } from 'node:crypto';
import * as words from '../../words/en/link-page.ts';
import { isVerifyType } from '../mails/mail-tokens.ts';

/** The site's own colours and measures, as far as one sheet with one button needs them, for every browser back to the oldest. */
const STYLE = `
:root{color-scheme:light;--paper:#f7f2e8;--sheet:#fdfcf7;--ink:#141d36;--soft:#465065;--line:#141d361f;--focus:#1e4eac;--wrong:#a12c20;--wash:#ffe2d9}
[data-theme=dark]{color-scheme:dark;--paper:#0d121f;--sheet:#171d2c;--ink:#f0ede4;--soft:#b1b8c3;--line:#f0ede421;--focus:#78d0ff;--wrong:#ff9f80;--wash:#481e18}
*{box-sizing:border-box;margin:0}
body{display:grid;min-height:100vh;place-items:center;padding:1.5rem clamp(1rem,4vw,2.5rem);background:var(--paper);color:var(--ink);font:400 1.0625rem/1.5 "Atkinson Hyperlegible Next",system-ui,sans-serif}
main{width:min(100%,28rem);padding:1.5rem;border:1px solid var(--line);border-radius:.875rem;background:var(--sheet)}
main>*+*{margin-top:1.5rem}
.logo{display:flex;align-items:center;gap:.5rem;font-size:1.328rem;font-weight:700}
.logo svg{height:1.5em}.strip{fill:#fd7627}.reverse{fill:#c75015}
h1{font-size:clamp(1.66rem,7vw,2.075rem);line-height:1.12}
.soft{color:var(--soft);font-size:.9375rem}
button{width:100%;min-height:3.5rem;padding:.5rem 1rem;border:1px solid transparent;border-radius:.625rem;background:#fd7627;color:#0d152a;font:inherit;font-size:1.328rem;font-weight:700;line-height:1.12;cursor:pointer}
button:hover{background:#ff8937}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
button[aria-disabled]{background:var(--paper);border-color:var(--line);color:var(--soft);cursor:progress}
[role=alert]:not(:empty){padding:.75rem 1rem;border-radius:.625rem;background:var(--wash);color:var(--wrong)}
[role=alert]:empty{display:none}
`;

/** Before the first paint: the theme that the site has here (client/window/hints.ts). */
const THEME = `var t;try{t=localStorage.getItem("theme")}catch(e){}
document.documentElement.dataset.theme=t==="dark"||t==="light"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";`;

/** One press sends what is in the address, and leads on. The page leaves no trace behind: going back does not lead to a used link. */
const PRESS = `var q=new URLSearchParams(location.search),b=document.querySelector("button"),a=document.querySelector("[role=alert]");
b.addEventListener("click",function(){
if(b.hasAttribute("aria-disabled"))return;
b.setAttribute("aria-disabled","true");a.textContent="";
fetch(location.pathname,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({token_hash:q.get("token"),type:q.get("type"),redirect_to:q.get("redirect_to"),follow:true})})
.then(function(r){return r.json()}).then(function(j){if(!j.location)throw 0;location.replace(j.location)})
.catch(function(){b.removeAttribute("aria-disabled");a.textContent=${JSON.stringify(words.unreachable)}})
});`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the page may do: its own styles and script, its icon, one call to this server. No page may frame it, so that nobody is led to press it unseen. */
const POLICY = [
  "default-src 'none'",
  `script-src ${hash(THEME)} ${hash(PRESS)}`,
  `style-src ${hash(STYLE)}`,
  "connect-src 'self'",
  "img-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export const LINK_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  // The address holds the token.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

const MARK =
  '<svg viewBox="0 0 30 32" aria-hidden="true"><path class="strip" d="M6 2h5v23l-5 5z"/><path class="reverse" d="M6 2v9L0 8z"/>' +
  '<path class="reverse" d="M6 30l5-5h6v5z"/><path class="strip" d="M17 30h4.5a8.5 8.5 0 0 0 8.5-8.500v-11a8.5 8.5 0 0 0-17 0V25h5V10.500a3.5 3.5 0 0 1 7 0v11a3.5 3.5 0 0 1-3.5 3.500H17z"/></svg>';

const pageOf = (title: string, content: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><title>${words.pageTitle(title)}</title><script>${THEME}</script><style>${STYLE}</style></head>`,
    `<body><main><p class="logo">${MARK}Tenfold</p><h1>${title}</h1>`,
    ...content,
    '</main></body></html>',
  ].join('');

const askingPage = ({ title, text, action, other }: (typeof words.asking)[keyof typeof words.asking]): string =>
  pageOf(title, [
    `<p>${text}</p><p role="alert"></p><button type="button">${action}</button>`,
    `<noscript><p>${words.needsScripts}</p></noscript>`,
    `<p class="soft">${other}</p><script>${PRESS}</script>`,
  ]);

const BROKEN = pageOf(words.broken.title, [`<p>${words.broken.text}</p>`, `<p class="soft">${words.broken.other}</p>`]);

/**
 * The page behind the link of a mail: it asks for one press, for mail filters open every link (decision D33). It says what the link is for
 * and is otherwise the same for every token, good or not; nothing of its address is written into it.
 */
export const linkPage = (token: string, type: string): string =>
  token !== '' && isVerifyType(type) ? askingPage(words.asking[type]) : BROKEN;

/** A script that React writes into the document; the one with an id starts the page. */
const externalScript = /<script src="([^"]+)"(?: id="([^"]+)")? async=""><\/script>/g
const preloadedScript = /<link rel="preload" as="script"[^>]*>/g

/**
 * Lets a page load its scripts after the browser has painted its first screen. A page is readable and usable without
 * them, and before that they would compete with its styles, fonts and pictures for the line and the processor.
 * Scripts for browsers without modules stay where they are. HTML without scripts of React, or without an end because its
 * rendering failed, is returned as it is.
 */
export function loadScriptsAfterPaint(html: string): string {
  const scripts = Array.from(html.matchAll(externalScript), ([, src = '', id]) => ({
    src,
    ...(id && { id }),
  }))
  if (scripts.length === 0) return html
  const rest = html.replace(externalScript, '').replace(preloadedScript, '')
  // The last one: Next.js closes the document before it has written the page's data.
  const end = rest.lastIndexOf('</body>')
  if (end === -1) return html
  const loader = `<script>(${addScripts})(${JSON.stringify(scripts)})</script>`
  return rest.slice(0, end) + loader + rest.slice(end)
}

/**
 * Runs in the browser. The load event comes when the pictures of the first screen are there, and they are painted in the
 * frame after it. One that takes longer does not hold the scripts, and a hidden tab paints nothing.
 */
const addScripts =
  "s=>{let a=()=>s.splice(0).forEach(x=>document.head.append(Object.assign(document.createElement('script'),x,{async:true})));" +
  "document.hidden?a():(addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(a))),setTimeout(a,3000))}"

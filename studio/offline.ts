const OUTSIDE_FONT = /@font-face\s*\{[^}]*(?:design-system-static|studio-static)\.sanity\.io[^}]*\}/g
const OUTSIDE_SCRIPT = /<script\b[^>]*\bsrc="https:\/\/[^"]*"[^>]*>\s*<\/script>/g
const OUTSIDE_LINK = /<link\b[^>]*\bhref="https:\/\/[^"]*"[^>]*>/g

/** The Studio's page without anything from another host, and with the shop's name while it loads. */
export function ownPage(html: string): string {
  return withoutOutsideHosts(html).replace('<title>Sanity Studio</title>', '<title>Paper &amp; Home</title>')
}

/** Takes everything out of a page that a browser would fetch from another host: bridge script, fonts, hints. */
export function withoutOutsideHosts(html: string): string {
  return html.replace(OUTSIDE_SCRIPT, '').replace(OUTSIDE_LINK, '').replace(OUTSIDE_FONT, '')
}

/** Vite plugin: the development server's page and style sheets name no outside host; system fonts take over. */
export const offline = {
  name: 'offline',
  enforce: 'pre' as const,
  transformIndexHtml: { order: 'post' as const, handler: ownPage },
  transform(code: string, id: string) {
    return /\.css(\?|$)/.test(id) && code.includes('.sanity.io') ? code.replace(OUTSIDE_FONT, '') : undefined
  },
}

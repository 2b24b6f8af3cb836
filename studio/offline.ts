import type { Plugin } from 'vite'

const OUTSIDE_FONT = /@font-face\s*\{[^}]*(?:design-system-static|studio-static)\.sanity\.io[^}]*\}/g
const OUTSIDE_SCRIPT = /<script\b[^>]*\bsrc="https:\/\/[^"]*"[^>]*>\s*<\/script>/g
const OUTSIDE_LINK = /<link\b[^>]*\bhref="https:\/\/[^"]*"[^>]*>/g

/** Takes everything out of a page that a browser would fetch from another host: bridge script, fonts, hints. */
export function withoutOutsideHosts(html: string): string {
  return html.replace(OUTSIDE_SCRIPT, '').replace(OUTSIDE_LINK, '').replace(OUTSIDE_FONT, '')
}

/** Vite plugin: the development server's page and style sheets name no outside host; system fonts take over. */
export const offline: Plugin = {
  name: 'offline',
  enforce: 'pre',
  transformIndexHtml: { order: 'post', handler: withoutOutsideHosts },
  transform(code, id) {
    return /\.css(\?|$)/.test(id) && code.includes('.sanity.io') ? code.replace(OUTSIDE_FONT, '') : undefined
  },
}

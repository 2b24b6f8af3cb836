import { describe, expect, it } from 'vitest'
import { offline, ownPage, withoutOutsideHosts } from './offline.ts'

const FONT =
  '@font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2") format("woff2"); }'
const OWN_FONT = '@font-face { font-family: Own; src: url(/static/own.woff2); }'

describe('withoutOutsideHosts', () => {
  it('removes scripts, links and fonts of other hosts and nothing else', () => {
    const html = `<head><script src="https://core.sanity-cdn.com/bridge.js" async type="module"></script><link rel="preconnect" href="https://x.example"><link rel="icon" href="/static/favicon.ico"><style>${FONT}${OWN_FONT} body { margin: 0 }</style></head><script src="/static/sanity.js" type="module"></script>`
    expect(withoutOutsideHosts(html)).toBe(
      `<head><link rel="icon" href="/static/favicon.ico"><style>${OWN_FONT} body { margin: 0 }</style></head><script src="/static/sanity.js" type="module"></script>`,
    )
  })

  it('gives the page the shop’s name', () => {
    expect(ownPage('<title>Sanity Studio</title>')).toBe('<title>Paper &amp; Home</title>')
  })
})

describe('offline', () => {
  const css = FONT.replace('studio-static', 'design-system-static')
  it('takes outside fonts out of style sheets', () => {
    expect(offline.transform(`${css}${OWN_FONT}`, '/x/lib.css?inline')).toBe(OWN_FONT)
  })
  it('leaves every other module alone', () => {
    expect(offline.transform(css, '/x/lib.js')).toBeUndefined()
    expect(offline.transform(OWN_FONT, '/x/lib.css')).toBeUndefined()
  })
})

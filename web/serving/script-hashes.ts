import { createHash } from 'node:crypto'

/** Scripts with a `src` and structured data are not inline scripts for a Content Security Policy. */
const inlineScript = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g

/**
 * A page's Content Security Policy with the hashes of its inline scripts in place of `'unsafe-inline'` for scripts, so
 * that a script that gets into the DOM later does not run.
 */
export function withScriptHashes(policy: string, html: string): string {
  const hashes = new Set(
    Array.from(html.matchAll(inlineScript), ([, script = '']) => `'sha256-${sha256(script)}'`),
  )
  return policy.replace(/(script-src [^;]*)'unsafe-inline'/, (_, sources: string) =>
    [sources.trim(), ...hashes].join(' '),
  )
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

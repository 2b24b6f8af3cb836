import type { IncomingMessage } from 'node:http'

/** The path of a request, as Next.js resolves it. */
export const resolvedPathOf = ({ url = '/' }: IncomingMessage): string =>
  URL.parse(`http://localhost${url}`)?.pathname ?? ''

/** The path of a request in plain characters: Next.js answers `/%73earch`, too. */
export function pathOf(request: IncomingMessage): string {
  const path = resolvedPathOf(request)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

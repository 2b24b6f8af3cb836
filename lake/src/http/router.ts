import type { Exchange } from './exchange.ts'

export type Handler = (exchange: Exchange) => void | Promise<void>

/** A route: method, path in which `:name` matches one part and `*name` the rest, and its handler. */
export type Route = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handler: Handler]

type Compiled = { method: string; pattern: RegExp; names: string[]; handler: Handler }

export type Match = { handler: Handler; params: Record<string, string> }

/** Finds the handler for a request among routes, the first that fits. */
export class Router {
  readonly #routes: Compiled[]

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map(([method, path, handler]) => {
      const names = [...path.matchAll(/[:*](\w+)/g)].map(([, name]) => name ?? '')
      const pattern = path.replace(/\*\w+/g, '(.+)').replace(/:\w+/g, '([^/]+)')
      return { method, pattern: new RegExp(`^${pattern}/?$`), names, handler }
    })
  }

  /** The match for a method and path; `'method'` when only the method is wrong. */
  find(method: string, path: string): Match | 'method' | undefined {
    let isKnownPath = false
    for (const route of this.#routes) {
      const found = route.pattern.exec(path)
      if (!found) continue
      isKnownPath = true
      if (route.method !== method && !(route.method === 'GET' && method === 'HEAD')) continue
      const values = found.slice(1).map(decode)
      if (values.some((value) => value === undefined)) return undefined
      return {
        handler: route.handler,
        params: Object.fromEntries(route.names.map((name, at) => [name, values[at] ?? ''])),
      }
    }
    return isKnownPath ? 'method' : undefined
  }
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

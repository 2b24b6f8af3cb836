/** The part of the package that is used here; its published types are those of an older version. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: object })
    /** The encoding that the client prefers; among equals the earliest of `preferred`. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
}

/** What @sanity/asset-utils takes for the hash of a file, repeated: a long text can be divided in more ways than a browser can try. */
const REPEATED_HASH = /\((?:\?:)?\[a-zA-Z0-9_\]\{24,40\}\|\[a-f0-9\]\{40\}\)\+/g

/** The code with patterns that read a text once: the same letters, at least 24 of them. */
export const withLinearPatterns = (code: string): string =>
  code.replace(REPEATED_HASH, '(?:[a-zA-Z0-9_]{24,})')

/**
 * Vite plugin: the Studio recognizes the ids of pictures and files in linear time. Otherwise a text of 250 characters where a
 * picture belongs, which any program can store, would freeze every tab that lists its document.
 */
export const assetPatterns = {
  name: 'asset-patterns',
  transform(code: string, id: string) {
    return id.includes('@sanity/asset-utils') ? withLinearPatterns(code) : undefined
  },
}

/** The search page shows at most this many results: a visitor who has not found it by then adds a word. */
export const maxResults = 100

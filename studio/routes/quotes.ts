/** The page of a request for a quote. Anyone with its token can see and answer it. */
export const quoteHref = (id: string, token: string): string => `/quote/${id}?t=${token}`

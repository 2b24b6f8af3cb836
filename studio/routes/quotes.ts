/** The page of a request for a quote. Who has its token can see and answer it. */
export const quoteHref = (id: string, token: string): string => `/quote/${id}?t=${token}`

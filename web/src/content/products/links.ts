/** The page of a product of the shop. */
export const productHref = (number: number) => `/product-details/${number}`

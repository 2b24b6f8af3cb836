/** A sale price that is no bargain would mislead a buyer. */
export function salePriceProblem(salePrice: number | undefined, price: unknown): true | string {
  if (salePrice === undefined || typeof price !== 'number' || salePrice < price) return true
  return `The sale price must be below the price of $${price.toFixed(2)}. Lower it, or empty the field.`
}

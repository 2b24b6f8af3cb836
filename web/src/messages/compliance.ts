export const number = 'Number'
export const issuedBy = 'Issued by'
export const rule = 'Rule'
export const valid = 'Valid'
export const validBetween = (from: string, until: string) => `${from} to ${until}`
export const covers = 'Covers'
export const declarationsAndReports = 'Declarations and reports'
export const byProduct = 'By product'
export const findYourProduct = 'Find your product'
export const articleNumbers = 'Article numbers'
export const certificatesByProduct = 'Certificates by product'
export const expired = 'Expired'
export const validTo = (date: string) => `valid to ${date}`
/** @param shown how many are named before it */
export const moreProducts = (shown: number, count: number) => {
  const products = `${formatted(count - shown)}${shown > 0 ? ' more' : ''} product${count - shown === 1 ? '' : 's'}`
  return shown > 0 ? `and ${products}` : products
}
export const productsOnPage = (first: number, last: number, total: number) =>
  `Products ${formatted(first)} to ${formatted(last)} of ${formatted(total)}, by name`
const formatted = (count: number) => count.toLocaleString('en-US')

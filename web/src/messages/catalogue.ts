export const seeSizesAndDetails = 'See sizes and details'
export const askUsForIt = 'Ask us for it'
export const seeNamed = (name: string) => `See ${name}`
export const moreIn = (group: string) => `More in ${group}`
export const moreCategories = 'More categories'
export const picturesOf = (title: string) => `Pictures of ${title}`
export const mainFeatures = 'Main features of our product'
export const sortBy = 'Sort by'
export const nothingMatches = 'Nothing here matches all of these filters. Clear them, or choose fewer.'
export const allAbout = (name: string) => `All about ${name}`
export const emptyCategory =
  'We are still putting this part of the catalogue together. Ask us for what you need.'
export const whyNotFound = 'It may have been renamed, or the link may be incomplete.'
export const perhapsInOneOfThese = ' Perhaps it is in one of these:'
export const facts = 'Facts'
export const article = 'Article'
export const holds = ', holds'
export const priceByQuote = 'The price of this size depends on your order. Ask us for a quote.'
export const quantityIn = (units: string) => `Quantity in ${units}`
export const listPrice = 'List price:'
export const forQuantity = 'for'
export const deliveredIn = 'Delivered in'
export const pricesOf = (title: string) => `Prices of ${title}`
export const fromPrice = 'from'
export const onRequest = 'On request'
export const pricesAndFacts = 'Prices and facts'
export const pricesByQuantity = 'Prices by quantity'
export const priceOfOne = 'Price of one'
export const byTheNumberOf = 'by the number of'
export const orderedInDollars = 'ordered, in US dollars without delivery'
export const priceByUnit = 'Price by unit'
export const sizesAvailable = 'Sizes Available'
export const kindCount = (count: number) => `${count} ${count === 1 ? 'kind' : 'kinds'}`

export const seeDetails = 'See details'
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
export const whyNotFoundTryThese =
  'It may have been renamed, or the link may be incomplete. Try one of these categories:'
export const facts = 'Facts'
export const article = 'Article'
export const holds = (content: string) => `, holds ${content}`
export const priceByQuote = 'The price of this size depends on your order. Ask us for a quote.'
export const quantityIn = (units: string) => `Quantity in ${units}`
export const listPriceFor = (price: string, count: string) => `List price: ${price} for ${count}.`
export const smallestOrderIs = (count: string) => `Smallest order: ${count}.`
export const deliveredIn = (days: string) => `Delivered in ${days}`
export const saveByAdding = (count: string, percent: string) => `Add ${count} to save ${percent}`
export const pricesOf = (title: string) => `Prices of ${title}`
export const fromQuantity = (count: string) => `from ${count}`
export const onRequest = 'On request'
export const pricesAndFacts = 'Prices and facts'
export const pricesByQuantity = 'Prices by quantity'
export const pricesExplained = (unit: string) =>
  `Price per ${unit} by order quantity, in US dollars, excluding delivery`
export const priceByUnit = 'Price by unit'
export const sizesAvailable = 'Sizes Available'
export const kindCount = (count: number) => `${count} ${count === 1 ? 'kind' : 'kinds'}`
export const itemCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`
export const itemsOfAll = (count: number, all: number) => `${count} of ${itemCount(all)}`
export const kindsAndItems = (kinds: number, items: number) => `${kindCount(kinds)}, ${itemCount(items)}`
export const addNamedToQuote = (name: string) => `Add to quote: ${name}`
export const addToQuote = 'Add to quote'
export const addedToQuoteList = 'Added to the quote list.'
export const addedViewList = 'Added. View list'
export const comparison = 'Comparison'
export const compareCount = (count: number) => `Compare (${count})`
export const comparisonCleared = 'Comparison cleared.'
export const useThisComparison = 'Use this comparison'
export const comparisonReplaced = 'This is now your comparison.'
export const markedFactsDiffer = 'Marked facts differ between these items.'
export const comparisonOfFacts = 'Comparison of facts'
export const factsSideBySide = 'Facts side by side'
export const fact = 'Fact'
export const removeNamed = (name: string) => `Remove ${name}`
export const factDiffers = (label: string) => `${label} (differs)`
export const unknown = 'unknown'
export const compareNamed = (name: string) => `Compare ${name}`
export const compareItem = 'Compare'
export const compareLimit = (max: number) => `You can compare up to ${max} items. Remove one first.`
export const nothingToCompare = (max: number) =>
  `Nothing to compare yet. Select “Compare” on up to ${max} items.`
export const addAnItem = 'Add an item'
export const replacedBy = (name: string) => `This item is no longer made. It has been replaced by ${name}.`
export const printedWithYourMark = 'Printed with your mark'
export const fromPieces = (count: string) => `From ${count}`
export const inOneColour = 'In one colour'
export const inUpToColours = (colours: number) => `In up to ${colours} colours`
export const deliveredAfterProof = (days: string) => `Delivered ${days} after you approve the proof`
export const goToYourSamples = 'Go to your samples'
export const orderASample = 'Order a sample'
export const seeYourList = 'See your list'
export const freeSample = 'One piece, free of charge'
export const addedToList = (amount: string) => `Added: ${amount}`
export const viewQuoteList = 'View quote list'

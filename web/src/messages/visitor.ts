export const cartTooLong = (size: number, maxLines: number) =>
  `Your cart would have ${size} lines; it holds ${maxLines}. Clear some, or order what is in the cart first.`
export const quantityTooLarge = (maxQuantity: number) =>
  `Together with your cart that is more than ${maxQuantity} pieces of a product. Write to us about an order of this size.`
export const orderAgainNamed = (name: string) => `Order again: ${name}`
export const orderAgain = 'Order again'
export const checkingPrices = 'Checking prices and sizes …'
export const tryAgain = 'Try again'
export const nothingChanged = 'Nothing has changed. Clear the items you do not need.'
export const linesChanged = (count: number) =>
  `${count === 1 ? 'One line has' : `${count} lines have`} changed since then. Please check them.`
export const addToCart = (count: number) => `Add ${lineCount(count)} to the cart`
export const addToQuoteList = (count: number) => `Add ${lineCount(count)} to the quote list`
export const addToBoth = (count: number) => `Add ${lineCount(count)} to the cart and the quote list`
export const adding = 'Adding'
export const notAdded = (count: number) => `${lineCount(count)} will not be added`
export const addedToCart = (count: number) =>
  count === 1 ? '1 line is in your cart.' : `${count} lines are in your cart.`
export const addedToQuoteList = (count: number) =>
  count === 1 ? '1 line is on your quote list.' : `${count} lines are on your quote list.`
export const viewCart = 'View Cart'
export const viewQuoteList = 'View Quote List'
export const close = 'Close'
export const withdrawn = 'No longer sold, and there is no replacement. It will not be added.'
export const priceNow = (price: string, unit: string) => `${price} ${unit}`
export const priceChanged = (before: string, now: string, unit: string) =>
  `Price changed from ${before} to ${now} ${unit}`
export const each = 'each'
export const perUnit = (unit: string) => `per ${unit}`
export const sizeIs = (size: string) => `Size ${size}`
export const renamed = (name: string) => `Now called ${name}`
export const noLongerMade = (size: string | undefined, colour: string | undefined, hasOthers: boolean) => {
  const lost = [size && `size ${size}`, colour].filter(Boolean).join(' and ')
  return `No longer made in ${lost}.${hasOthers ? ' Choose another, or leave it out.' : ''}`
}
export const comesInSeveral = 'This product has sizes or colours now. Choose, or leave it out.'
export const quantityZero = 'The list contained none of this product. It will not be added to your cart.'
export const sizeOf = (name: string) => `Size of ${name}`
export const colourOf = (name: string) => `Colour of ${name}`
export const choose = 'Choose'
export const replacedBy = (sku: string, name: string) => `${sku} was replaced by ${name}`
export const replacedWithoutSize = (sku: string, name: string) =>
  `${sku} was replaced by ${name}, which does not come in this size. Choose a size on its page.`
export const openNamed = (name: string) => `Open ${name}`
export const yourLists = 'Your lists'
export const listSummary = (count: number, date: string) => `${lineCount(count)}, saved on ${date}`
export const removeNamed = (name: string) => `Remove ${name}`
export const listNameMissing = 'Give the list a name first.'
export const cartEmpty = 'There is nothing in the cart to save.'
export const tooManyLists = (maxLists: number) => `You have ${maxLists} lists already. Remove one first.`
export const listReplaced = (name: string) => `Replaced “${name}”.`
export const catalogueNotChecked = 'We could not check the catalogue. Check your connection and try again.'

const lineCount = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`
export const recentlyViewed = 'Recently viewed'
export const recentlyViewedCleared = 'Recently viewed was cleared.'

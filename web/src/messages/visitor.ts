export const yourCartWouldHave = (size: number, maxLines: number) =>
  `Your cart would have ${size} lines; it holds ${maxLines}. Leave some out, or order what is in the cart first.`
export const togetherWithYourCart = (maxQuantity: number) =>
  `Together with your cart that is more than ${maxQuantity} pieces of a product. Write to us about an order of this size.`
export const orderAgainNamed = (name: string) => `Order again: ${name}`
export const orderAgainLabel = 'Order again'
export const checkingPricesAndSizes = 'Checking prices and sizes …'
export const tryAgain = 'Try again'
export const everythingIsAsIt = 'Everything is as it was. Leave out what you do not need this time.'
export const changedSinceThen = (count: number) =>
  `${count === 1 ? 'One line has' : `${count} lines have`} changed since then. Please look through them.`
export const put = 'Put'
export const intoTheCart = 'into the cart'
export const leftOut = 'left out'
export const inYourCart = 'in your cart.'
export const viewCart = 'View Cart'
export const close = 'Close'
export const noLongerSoldAnd = 'No longer sold, and nothing takes its place. It stays out of your cart.'
export const priceChangedFrom = 'Price changed from'
export const toPrice = 'to'
export const sizeIs = (size: string) => `Size ${size}`
export const nowCalled = 'Now called'
export const noLongerMadeIn = 'No longer made in'
export const chooseAnotherOrLeave = ' Choose another, or leave it out.'
export const noneOfItWas = 'None of it was in the list. It stays out of your cart.'
export const sizeOf = (name: string) => `Size of ${name}`
export const colourOf = (name: string) => `Colour of ${name}`
export const choose = 'Choose'
export const isReplacedBy = 'is replaced by'
export const whichHasNoSuch = ', which has no such size. Choose one on its page.'
export const open = 'Open'
export const yourLists = 'Your lists'
export const keptOn = ', kept on'
export const removeNamed = (name: string) => `Remove ${name}`
export const giveTheListA = 'Give the list a name first.'
export const thereIsNothingIn = 'There is nothing in the cart to keep.'
export const youHaveListsAlready = (maxLists: number) =>
  `You have ${maxLists} lists already. Remove one first.`
export const notAdded = 'Not added. Check your connection and try again.'
export const listNotLoaded = 'Your list could not be loaded. Check your connection and try again.'

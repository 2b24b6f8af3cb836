export const emptyCart = 'Your cart is empty. Products you add in the shop appear here.'
export const pricesChanged =
  'Some prices have changed since you added these products. The sums use today’s prices.'
export const ok = 'OK'
export const cartNotLoaded = 'We could not load the cart. Check your connection.'
export const emptyCartShort = 'Your cart is empty.'
export const viewCart = 'View Cart'
export const summary = 'Summary'
export const coupon = 'Coupon'
export const couponWithCode = (code: string) => `Coupon ${code}`
export const quantity = 'Quantity'
export const removeIt = 'Remove it?'
export const yesRemove = 'Yes, remove'
export const keepOne = 'Keep one'
export const removeNamed = (name: string) => `Remove ${name}`
export const moveNamedToWishlist = (name: string) => `Move to wishlist: ${name}`
export const moveToWishlist = 'Move to wishlist'
export const sizeIs = (size: string) => `Size ${size}`
export const priceChanged = (before: string, now: string) => `Price changed from ${before} to ${now}`
export const codeNotChecked = 'We could not check the code. Check your connection and try again.'
export const enterACodeFirst = 'Enter a code first.'
export const promoCode = 'Promo code'
export const couponApplied = (code: string) => `${code} is applied.`
export const codeEnded = (code: string) => `The code ${code} has ended, so we took it off.`
export const couponNeedsSubtotal = (code: string, min: string) =>
  `${code} needs a subtotal of at least ${min}.`
export const removeCode = 'Remove code'
export const included = (tax: string) => `${tax}, included`
export const listNotSaved = 'The list was not saved. Check your connection and try again.'
export const savedAs = (name: string) => `Saved as “${name}”.`
export const saveAsList = 'Save as a list'
export const saveItemsAsList = 'Save these items as a list'
export const weeklyOrder = 'Weekly order'
export const save = 'Save'

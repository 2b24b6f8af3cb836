export const emptyCart = 'Your cart is empty. What you add in the shop waits for you here.'
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
export const wasRemoved = 'was removed.'
export const sizeIs = (size: string) => `Size ${size}`
export const priceChangedFrom = 'Price changed from'
export const toPrice = 'to'
export const codeNotChecked = 'We could not check the code. Check your connection and try again.'
export const enterACodeFirst = 'Enter a code first.'
export const promoCode = 'Promo code'
export const isApplied = 'is applied.'
export const needsGoodsFor = 'needs goods for at least'
export const removeCode = 'Remove code'
export const included = (tax: string) => `${tax}, included`
export const nothingWasKeptCheck = 'Nothing was kept. Check your connection and try again.'
export const keptAs = (text: string) => `Kept as “${text}”.`
export const keepAsAList = 'Keep as a list'
export const keepTheseLinesAs = 'Keep these lines as a list'
export const weeklyOrder = 'Weekly order'
export const keep = 'Keep'

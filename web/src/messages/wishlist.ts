export const shareThisList = 'Share this list'
export const listLinkCopied = 'Link copied. Anyone who opens it can see these products.'
export const listNotLoaded = 'We could not load this list. Check your connection.'
export const noneSoldAnyMore = 'None of these products is sold any more.'
export const sharedWithYou = 'This list was shared with you.'
export const addAllToWishlist = 'Add all to my wishlist'
export const seeMyWishlist = 'See my wishlist'
export const onYourWishlist = 'They are on your wishlist now.'
export const removeNamed = (name: string) => `Remove ${name} from wishlist`
export const priceWhenAdded = (price: string) => `It was ${price} when you added it.`
export const moveNamedToCart = (name: string) => `Move to cart: ${name}`
export const moveToCart = 'Move to cart'
export const emptyWishlist = 'Your wishlist is empty. Select the heart on a product to save it here.'
export const wishlistNotLoaded = 'We could not load the wishlist. Check your connection.'
export const nothingOnWishlist = 'Nothing on the wishlist yet.'
export const andMore = (count: number) => `and ${count} more`
export const viewWishlist = 'View All Wishlist'

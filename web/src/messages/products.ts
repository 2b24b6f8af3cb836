export const addNamedToCart = (name: string) => `Add ${name} to cart`
export const colour = 'Colour'
export const category = 'Category'
export const tags = 'Tags'
export const picturesOf = (name: string) => `Pictures of ${name}`
export const aboutThisProduct = 'About this product'
export const description = 'Description'
export const noDescriptionYet = 'No description yet.'
export const vendorInfo = 'Vendor Info'
export const review = 'Review'
export const askUsWhoMade = 'Ask us who made it.'
export const askUsAboutDelivery = 'Ask us about delivery.'
export const relatedProducts = 'Related Products'
export const noReviewsYet = 'No reviews yet.'
export const hurryUp = 'Hurry Up!'
export const saleEndsOn = (date: string) => `The sale ends on ${date}.`
export const timeUntilSaleEnds = 'Time until the sale ends'
export const addToWishlist = 'Add to Wishlist'
export const addNamedToWishlist = (name: string) => `Add ${name} to wishlist`

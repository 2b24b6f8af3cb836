export const sortBy = 'Sort By'
export const priceInDollars = 'Price in dollars'
export const min = 'Min'
export const max = 'Max'
export const itemType = 'Item type'
export const filterByPrice = 'Filter by price'
export const brand = 'Brand'
export const allBrands = 'All brands'
export const lowestPrice = 'Lowest price'
export const highestPrice = 'Highest price'
export const priceRange = (from: string, to: string, isOpen: boolean) =>
  `${from} – ${to}${isOpen ? ' and more' : ''}`
export const products = 'Products'
export const nothingMatches = 'No product matches all of these filters. Clear them, or choose a wider price.'
export const showAllProducts = 'Show all products'
export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`
export const productsOfAll = (count: number, all: number) => `${count} of ${all} products`

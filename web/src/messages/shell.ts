export const backToTop = 'Back to top'
export const readingDirection = 'Reading direction'
export const readingDirectionIs = (direction: string) => `Reading direction: ${direction}`
export const ltr = 'LTR'
export const rtl = 'RTL'
export const links = 'Links'
export const rightsReserved = (year: number, title: string) => `© ${year} ${title}. All rights reserved.`
export const main = 'Main'
export const shortcuts = 'Shortcuts'
export const chatWithUs = 'Chat with us'
export const opensInNewTab = '(opens in a new tab)'
export const menu = 'Menu'
export const chatTitle = 'Chat With Us'
export const skipToContent = 'Skip to content'
export const cartList = 'Cart List'
export const cartLabel = (pieces: number, sum: string) =>
  `Cart: ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${sum}`
export const wishlistLabel = (count: number) => `Wishlist: ${count} ${count === 1 ? 'item' : 'items'}`
export const search = 'Search'
export const quoteList = 'Quote list'
export const notAdded = 'Not added. Check your connection and try again.'
export const listNotLoaded = 'Your list could not be loaded. Check your connection and try again.'
export const quoteListWith = (count: number) => `${quoteList}, ${count} ${count === 1 ? 'item' : 'items'}`
export const withItems = (label: string, count: number) =>
  `${label}: ${count} ${count === 1 ? 'item' : 'items'}`
export const closeNamed = (title: string) => `Close ${title}`
export const openNamed = (label: string) => `Open ${label}`
export const lightOrDarkMode = 'Light or dark mode'
export const darkMode = 'Dark mode'
export const lightMode = 'Light mode'
export const popupNotLoaded =
  'This could not be loaded. Check your connection, then close this and try again.'
export const oneMoment = 'One moment …'
export const wishlist = 'Wishlist'

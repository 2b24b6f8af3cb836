export const catalogue = 'Catalogue'
export const search = 'Search'
export const searchFieldLabel = 'Search products, answers and pages'
export const searchFieldExample = 'Bags, SKU, minimum order'
export const typeOrBrowse = 'Type a material, a shape or a name, or browse all categories.'
export const shorterWordOrBrowse = 'Try a shorter word, such as “kraft” or “tray”, or browse all categories.'
export const lookingFor = 'What are you looking for?'
export const searchUnavailable = 'Search is not available right now. Please try again.'
export const searchOffline = 'You are offline. Search works again as soon as you are back online.'
export const onlyTheFirst = (count: number) =>
  `These are the first ${count} results. Add a word to narrow them down.`
export const searching = 'Searching …'
export const nothingFoundFor = (words: string) => `Nothing found for “${words}”`
export const allResults = (count: number) => `See all ${count} results`
export const moreResults = 'See more results'
export const whatToTypeSentence = 'Type a material, a shape or a name.'
export const nothingFound = 'Nothing found. Try a shorter word, such as “kraft” or “tray”.'
export const resultCount = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`
export const resultCountFor = (count: number, words: string) => `${resultCount(count)} for “${words}”`
export const faq = 'FAQ'
export const page = 'Page'

export const table = 'Table'
export const breadcrumb = 'Breadcrumb'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const pending = 'Pending'
export const completed = 'Completed'
export const cancelled = 'Cancelled'
export const stateSince = (date: string) => `since ${date}`
export const months = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'
export const wasPrice = (price: string) => `Was ${price}`
export const nowPrice = (price: string) => `Now ${price}`
export const starsOf = (count: number, max: number) => `${count} of ${max} stars`
export const share = 'Share'
export const shareByEmail = 'Share by email'
export const shareOn = (name: string) => `Share on ${name}`
export const quantityOf = 'Quantity of'
export const removeOne = (label: string) => `Remove one ${label}`
export const addOne = (label: string) => `Add one ${label}`
export const questionsAboutThis = 'Questions about this'
export const allQuestions = 'All questions'
export const listNotLoaded = 'The list could not be loaded. Check your connection and try again.'

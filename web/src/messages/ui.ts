export const table = 'Table'
export const breadcrumb = 'Breadcrumb'
export const pauseNamed = (label: string) => `Pause ${label}`
export const playNamed = (label: string) => `Play ${label}`
export const previousOf = (label: string) => `Previous of ${label}`
export const nextOf = (label: string) => `Next of ${label}`
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const enlargePicture = (number: number, count: number) => `Enlarge picture ${number} of ${count}`
export const showPicture = (number: number, count: number) => `Show picture ${number} of ${count}`
export const since = 'since'
export const pictureCount = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`
export const showPicturesOf = 'Show pictures of'
export const closeNamed = (title: string) => `Close ${title}`
export const months = 'Jan Feb March April May June July Aug Sept Oct Nov Dec'
export const was = 'Was'
export const now = 'Now'
export const ofTotal = 'of'
export const starsOf = (count: number, max: number) => `${count} of ${max} stars`
export const share = 'Share'
export const shareByEmail = 'Share by email'
export const shareOn = (name: string) => `Share on ${name}`
export const openNamed = (label: string) => `Open ${label}`
export const quantityOf = 'Quantity of'
export const removeOne = (label: string) => `Remove one ${label}`
export const addOne = (label: string) => `Add one ${label}`
export const lightOrDarkMode = 'Light or dark mode'
export const darkMode = 'Dark mode'
export const lightMode = 'Light mode'
export const zoomOut = 'Zoom out'
export const zoomIn = 'Zoom in'
export const closePictures = 'Close pictures'
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const questionsAboutThis = 'Questions about this'
export const allQuestions = 'All questions'

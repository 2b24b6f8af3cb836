export const artworkTooLarge = 'This file is larger than 10 MB, or empty. Please choose another'
export const changeTo = (quantity: string) => `Change to ${quantity}`
export const changeQuantityOf = (label: string, quantity: string) => `Change to ${quantity} for ${label}`
export const quantityAtPrice = (quantity: string, price: string, unit: string) =>
  `${quantity} at ${price} per ${unit}`
export const quoteOnly = 'Quote only: we will send you a price.'
export const quoteOnlyShort = 'quote only'
export const acceptNewPrice = 'Accept the new price'
export const acceptNewPriceOf = (label: string) => `Accept the new price of ${label}`
export const targetPriceAndNote = 'Target price and note'
export const targetPriceAndNoteFor = (label: string) => `Target price and note for ${label}`
export const targetPricePer = (unit: string) => `Target price per ${unit}, in $`
export const invalidAmount = 'Enter an amount such as 18.50'
export const invalidTargetPriceOf = (label: string) =>
  `The target price of ${label} is not an amount. Enter one such as 18.50, or leave it empty`
export const note = 'Note'
export const noteHint = 'Print, colour, another size: whatever we should know.'
export const rowsNotChecked =
  'The rows could not be checked. They are still here; check your connection and try again.'
export const orderPad = 'Order pad'
export const padLabel = 'Article numbers and quantities'
export const padHint =
  'One article per row, as copied from a spreadsheet: KBB-02, 12. Quantities are cases, or whatever the article is sold by; at most 500 rows.'
export const checkingRows = 'Checking'
export const checkRows = 'Check the rows'
export const rowsToCorrect = 'Rows to correct'
export const useSku = (sku: string) => `Use ${sku}`
export const rowsRead = 'Rows that were read'
export const rowsReadCount = (count: number) => `Rows that were read: ${count}`
export const rowNumber = (row: number) => `Row ${row}`
export const emptyPad = 'There are no rows yet.'
export const itemsAdded = (count: number) => `${count} ${count === 1 ? 'item' : 'items'} added`
export const articlesRecognised = (count: number, sum: string) =>
  `${articleCount(count)} recognised: ${sum} in total at today’s prices, excluding delivery.`
export const rowsNeedCorrection = (count: number) =>
  count === 1 ? '1 row needs a correction' : `${count} rows need a correction`
export const quantityOf = (label: string) => `Quantity of ${label}`
export const decreaseQuantityOf = (label: string) => `Decrease quantity of ${label}`
export const increaseQuantityOf = (label: string) => `Increase quantity of ${label}`
export const removeWithdrawn = 'No longer sold. Remove it to send the request.'
export const removeLine = (label: string) => `Remove ${label}`
export const sizeOf = (label: string) => `Size of ${label}`
export const unit = 'Unit'
export const unitOf = (label: string) => `Unit of ${label}`
export const yourList = 'Your list'
export const pricesNotLoaded =
  'The prices could not be loaded. Check your connection; your list is still here.'
export const emptyList = 'Your list is empty. Add articles from the catalogue, or paste your order below.'
export const emptyListInPopup = 'Your list is empty. Add articles from the catalogue, or paste a whole order.'
export const goToCatalogue = 'Go to the catalogue'
export const pasteOrder = 'Paste an order'
/** What a sum of the list leaves out. */
export const pricesNote = ({ hasPrinted, hasUnpriced }: { hasPrinted: boolean; hasUnpriced: boolean }) => {
  const left = [
    'delivery',
    hasPrinted && 'printing',
    hasUnpriced && 'the articles that are quote only',
  ].filter((part) => part !== false)
  return `At today’s prices, excluding ${new Intl.ListFormat('en-US').format(left)}`
}
export const printed = 'printed'
export const requestQuote = 'Request a quote'
export const sendRequest = 'Request the quote'
export const replyPromise = 'We reply within one working day. A request does not commit you to anything.'
export const reviewRequest = 'Review and request the quote'
export const noLongerSold = 'No longer sold'
export const receiptHeading = 'Thank you for your request'
export const whatHappensNext = 'What happens next'
export const stepEmail = 'You will receive an email with this number and your private link.'
export const stepOffer = 'Within one working day we send you an offer with delivery, to the same link.'
export const stepAnswer = 'You accept it there, ask us, or decline. Until then nothing is ordered.'
export const openRequest = 'Open your request'
export const alreadySent = 'You have already sent this request. Its private link is in the email we sent you.'
export const keepLinkPrivate =
  'Keep the link to yourself: anyone who has it can see and accept the offer. You find it again under My Account in this browser.'
export const yourDetails = 'Your details'
export const message = 'Message'
export const messageHint = 'Where it goes, how it is printed, how often you need it.'

const articleCount = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`

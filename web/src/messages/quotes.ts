export const thisFileIsLarger = 'This file is larger than 10 MB, or empty. Please choose another'
export const changeTo = 'Change to'
export const forQuantity = 'for'
export const at = 'at'
export const a = 'a'
export const soldByQuoteOnly = 'Sold by quote only: we send you a price.'
export const ok = 'OK'
export const iHaveSeenThe = ', I have seen the price of'
export const targetPriceAndNote = 'Target price and note'
export const targetPriceAIn = (word: string) => `Target price a ${word}, in $`
export const enterAnAmountSuch = 'Enter an amount such as 18.50'
export const note = 'Note'
export const printColourAnotherSize = 'Print, colour, another size: whatever we should know.'
export const theRowsCouldNot = 'The rows could not be read. Check your connection; they are still here.'
export const orderPad = 'Order pad'
export const articleNumbersAndQuantities = 'Article numbers and quantities'
export const oneArticleARow =
  'One article a row, as copied from a spreadsheet: KBB-02, 12. Quantities are cases, or whatever the article is sold by; at most 2,000 rows.'
export const reading = 'Reading'
export const checkTheRows = 'Check the rows'
export const rowsToCorrect = 'Rows to correct'
export const use = 'Use'
export const rowsThatWereRead = 'Rows that were read:'
export const rowsRead = 'Rows that were read'
export const row = 'Row'
export const thereAreNoRows = 'There are no rows yet.'
export const addedToYourList = (articles: string) => `${articles} added to your list.`
export const understoodTogetherAtThe = (articles: string, sum: string) =>
  `${articles} understood, together ${sum} at the prices of today, without delivery.`
export const rowsNeedACorrection = (problems: number) =>
  problems === 1 ? '1 row needs a correction.' : `${problems} rows need a correction.`
export const quantityOf = 'Quantity of'
export const lessOf = (label: string) => `Less of ${label}`
export const quantityNamed = (label: string) => `Quantity of ${label}`
export const moreOf = (label: string) => `More of ${label}`
export const noLongerSoldRemove = 'No longer sold. Remove it to send the request.'
export const removeNamed = (label: string) => `Remove ${label}`
export const sizeOf = (label: string) => `Size of ${label}`
export const unit = 'Unit'
export const unitOf = (label: string) => `Unit of ${label}`
export const yourList = 'Your list'
export const thePricesCouldNot =
  'The prices could not be loaded. Check your connection; your list is still here.'
export const yourListIsEmpty =
  'Your list is empty. Add articles from the catalogue, or paste your order below.'
export const goToTheCatalogue = 'Go to the catalogue'
export const atThePricesOf = 'At the prices of today, without delivery'
export const requestAQuote = 'Request a quote'
export const requestTheQuote = 'Request the quote'
export const weAnswerWithinOne =
  'We answer within one working day. A request binds nobody: you decide when you have our offer.'
export const yourListIsEmptyAdd =
  'Your list is empty. Add articles from the catalogue, or paste a whole order.'
export const pasteAnOrder = 'Paste an order'
export const atThePricesOfToday = 'At the prices of today, without delivery.'
export const reviewAndRequestThe = 'Review and request the quote'
export const noLongerSold = 'No longer sold'
export const remove = (name: string, sku: string) => `Remove ${name}, ${sku}`
export const thankYouForYour = 'Thank you for your request'
export const whatHappensNext = 'What happens next'
export const youGetAMail = 'You get a mail with this number and your private link.'
export const withinOneWorkingDay =
  'Within one working day we send you an offer with delivery, to the same link.'
export const youAcceptItThere = 'You accept it there, ask us, or decline. Until then nothing is ordered.'
export const openYourRequest = 'Open your request'
export const youSentThisRequest =
  'You sent this request before. Its private link is in the mail that you got.'
export const keepTheLinkTo =
  'Keep the link to yourself: anyone who has it can see and accept the offer. You find it again under My Account in this browser.'
export const yourDetails = 'Your details'
export const message = 'Message'
export const whereItGoesHow = 'Where it goes, how it is printed, how often you need it.'

export const acceptOffer = 'Accept this offer'
export const accepted = 'Accepted'
export const orderPlaced = 'Thank you. Your order is placed.'
export const yourName = 'Your name'
export const purchaseOrderNumber = 'Purchase order number'
export const purchaseOrderHint = 'Shown on your order and invoice.'
export const deliveryAddress = 'Delivery address'
export const acceptAndOrderFor = (sum: string) => `Accept and Order for ${sum}`
export const declineThisOffer = 'Decline this offer'
export const declined = 'Declined'
export const declineReason = 'What would make it work for you?'
export const declineOffer = 'Decline Offer'
export const noLongerNeeded = 'I no longer need an offer'
export const withdrawThisRequest = 'Withdraw this request'
export const withdrawn = 'Withdrawn'
export const withdrawRequest = 'Withdraw Request'
export const messages = 'Messages'
export const writeToUs = 'Write to us'
export const sent = 'Sent'
export const writeAnotherMessage = 'Write Another Message'
export const yourMessage = 'Your message'
export const sendMessage = 'Send Message'
export const offerNumbered = (number: string) => `Offer ${number}`
export const offerHeading = 'Offer'
export const date = 'Date'
export const validUntil = 'Valid until'
export const whatWeOffer = 'What we offer'
export const item = 'Item'
export const pricePer = (price: string, unit: string) => `${price} per ${unit}`
export const quantityAt = (quantity: string, price: string) => `${quantity} at ${price}`
export const taxIncluded = (tax: string) => `${tax}, included`
export const listPrice = 'List price:'
export const listPriceOf = (price: string, unit: string, total: string | undefined) =>
  `${price} per ${unit}${total ? `, ${total} in total` : ''}`
export const targetPrice = 'Your target price:'
export const targetPriceOf = (price: string, unit: string) => `${price} per ${unit}`
export const note = 'Note:'
export const fromYou = (name: string) => `You (${name})`
export const yourOffer = 'Your Offer'
export const yourRequest = 'Your Request'
export const printOffer = 'Print Offer'
export const orderNumbered = (number: string) => `Your order ${number}`
export const requested = 'Requested'
export const asking = 'Question for you'
export const offered = 'Offered'
export const refused = 'No offer'
export const offerWithdrawn = 'Offer withdrawn'
export const expired = 'Expired'
export const requestedOn = (date: string, email: string) =>
  `Sent on ${date}. We will email ${email} as soon as your offer is ready.`
export const questionForYou = 'We need to know something before we can make you an offer. Please reply below.'
export const offerOpenUntil = (date: string) =>
  `Valid until ${date}. Accept it, decline it or ask a question below.`
export const acceptedBy = (name: string, date: string, purchaseOrder?: string) =>
  `Accepted by ${name} on ${date}${purchaseOrder ? ` with purchase order ${purchaseOrder}` : ''}.`
export const offerDeclined = 'You declined this offer. Write to us if something would make it work for you.'
export const requestRefused =
  'We are sorry, but we cannot make you an offer for this request. Write to us if something has changed.'
export const weWithdrewOffer = 'We have withdrawn this offer. Write to us if you have a question.'
export const requestWithdrawn = 'You withdrew this request. Nothing was ordered.'
export const offerExpired = (date: string) => `This offer expired on ${date}. Write to us for a new one.`

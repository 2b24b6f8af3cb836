export const acceptThisOffer = 'Accept this offer'
export const accepted = 'Accepted'
export const yourName = 'Your name'
export const purchaseOrderNumber = 'Purchase order number'
export const itStandsOnYour = 'It stands on your order and your invoice.'
export const deliveryAddress = 'Delivery address'
export const acceptAndOrderFor = (sum: string) => `Accept and Order for ${sum}`
export const declineThisOffer = 'Decline this offer'
export const declined = 'Declined'
export const whatWouldMakeIt = 'What would make it work for you?'
export const declineOffer = 'Decline Offer'
export const iDoNotNeed = 'I do not need an offer any more'
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
export const qty = 'Qty'
export const yourOffer = 'Your Offer'
export const yourRequest = 'Your Request'
export const printOffer = 'Print Offer'
export const requested = 'Requested'
export const weAskedYouSomething = 'We asked you something'
export const offered = 'Offered'
export const noOffer = 'No offer'
export const expired = 'Expired'
export const sentOnWeWrite = (date: string, email: string) =>
  `Sent on ${date}. We write to ${email} as soon as your offer is ready.`
export const weNeedToKnow = 'We need to know something before we can make you an offer. Please answer below.'
export const validUntilAcceptIt = (date: string) => `Valid until ${date}. Accept it, decline it or ask below.`
export const acceptedByOn = (name: string, date: string) => `Accepted by ${name} on ${date}`
export const youDeclinedThisOffer =
  'You declined this offer. Write to us if something would make it work for you.'
export const weAreSorryWe =
  'We are sorry: we cannot make you an offer for this request. Write to us if something has changed.'
export const youTookThisRequest = 'You took this request back. Nothing was ordered.'
export const thisOfferWasValid = (date: string) =>
  `This offer was valid until ${date}. Write to us: we make you a new one.`
export const withPurchaseOrder = (purchaseOrder: string) => `with purchase order ${purchaseOrder}`

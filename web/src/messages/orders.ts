export const printInvoice = 'Print Invoice'
export const invoiceNumbered = (number: string) => `Invoice ${number}`
export const invoiceNo = 'Invoice No.'
export const date = 'Date'
export const status = 'Status'
export const invoiceFrom = 'From'
export const invoiceTo = 'Invoice To'
export const whatWasOrdered = 'What was ordered'
export const orderComplete = 'Your order is complete.'
export const yourOrderCancelled = 'Your order was cancelled, and you owe nothing for it.'
export const confirmationGoesTo = (email: string) => `We pack your order and send a confirmation to ${email}.`
export const orderNumbered = (number: string) => `Order ${number}`
export const keepAddressPrivate =
  'Keep the link to this page private. Anyone who has it can see your order and invoice.'
export const placedEarlier =
  'We already had this order when you sent it again, so what you changed in between did not reach us. Anything that you added is still in your cart. We have:'
export const ifWrongWriteTo = 'If this is wrong, write to us now with the number of the order:'
export const viewInvoice = 'View Invoice'
export const cardHolder = 'Card Holder'
export const cardType = 'Card Type'
export const cardNumber = 'Card Number'
export const phone = 'Phone'
export const cancelPayment = 'Cancel Payment'
export const confirmPayment = 'Confirm Payment'
export const nothingChargedNow =
  'We charge nothing now. This is what the order costs, and how you chose to pay it.'
export const thisOrderCancelled = 'This order was cancelled, and you owe nothing for it.'
export const customer = 'Customer'
export const purchaseOrder = 'Purchase Order'
export const eMail = 'eMail'

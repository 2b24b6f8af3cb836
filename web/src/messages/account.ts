export const myProfile = 'My Profile'
export const myAccount = 'My Account'
export const editAccount = 'Edit Account'
export const orderHistory = 'Order History'
export const logout = 'Logout'
export const accountNeedsScript =
  'Your profile and orders need JavaScript because they are stored in your browser. To ask about an order without JavaScript, write to us or call us.'
export const account = 'Account'
export const noAccounts =
  'This shop has no accounts, and you do not need one to order. Nothing you typed was sent or kept. Your orders from this browser are listed in Order History for everyone who uses it; what it keeps of you can be deleted in My Profile.'
export const noOrdersYet = 'You have not ordered anything in this browser yet.'
export const yourData = 'Your data'
export const whereYourDataIs =
  'Your profile, cart, wishlist, saved lists, quote and sample lists, compared and recently viewed items, form entries, and the links to your orders and requests are stored only in this browser. You can download or delete them here. Orders and requests you have sent stay with us.'
export const exportMyData = 'Export my data'
export const yesDeleteEverything = 'Yes, delete everything'
export const keepIt = 'Keep it'
export const deleteMyData = 'Delete my data'
export const everythingDeleted = 'Everything was deleted from this browser.'
export const orderDeletedByShop = 'The shop has deleted this order.'
export const orderDetails = 'Order details'
export const removeOrder = (number: string) => `Remove order ${number}`
export const whatRemovingAnOrderMeans =
  'This removes the order’s private link from this browser. We keep the order itself.'
export const removeIt = 'Remove it'
export const profile = 'Profile'
export const designation = 'Designation'
export const mail = 'Mail'
export const location = 'Location'
export const webSocialMedia = 'Web / Social Media'
export const bio = 'Bio'
export const saveChange = 'Save Change'
export const savedInThisBrowser = 'Saved in this browser.'
export const removeNamed = (name: string) => `Remove ${name}`
export const orderNumbered = (number: string) => `Order ${number}`
export const requestNumbered = (number: string) => `Request ${number}`
export const sentOn = (date: string) => `Sent on ${date}`
export const mentionRequestNumber = 'To ask about a request, mention its number.'
export const orderMoreSamples = 'Order more samples'
export const quotes = 'Quotes'
export const quoteRequestNumbered = (number: string) => `Quote request ${number}`
export const requestAndOffer = 'Request and offer'

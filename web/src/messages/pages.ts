export const cartNeedsScript =
  'The cart needs JavaScript because it is stored in your browser. To order without JavaScript, write to us or call us.'
export const checkoutNeedsScript =
  'The cart needs JavaScript because it is stored in your browser. To order without JavaScript, write to us or call us.'
export const forgetPassword = 'Forget Password'
export const sendInfo = 'Send Info'
export const rememberItAgain = 'Remember it again?'
export const password = 'Password'
export const rememberMe = 'Remember Me'
export const forgotYourPassword = 'Forgot your password?'
export const noAccountYet = 'No account yet?'
export const register = 'Register'
export const history = 'History'
export const payAsChosen = (outcome: string, payment: string) =>
  `${outcome} You pay as you chose: ${payment}.`
export const placedAndNotCharged = 'Your order is placed, and nothing was charged.'
export const nothingTaken = 'This shop charges nothing online, so nothing was taken.'
export const updatePaymentMethod = 'Update Payment Method'
export const openByOrderLink =
  'Open this page by the link of your order. You find it in Order History and in your confirmation.'
export const haveAnAccount = 'Have an account?'
export const searchResults = 'Search results'
export const wishlistNeedsScript = 'The wishlist needs JavaScript because it is stored in your browser.'
export const pageNotFound = 'Oops Sorry ! Page not found'
export const whyNotFound = 'The page may have moved, or the address may contain a typing error.'
export const titleOfPage = (title: string, page: string) => `${title}, page ${page}`
export const yourQuote = 'Your quote'

export const townCity = 'Town / City'
export const zipCode = 'Zip Code'
export const addressLine1 = 'Address Line 1'
export const addressLine2 = 'Address Line 2'
export const yourEmailAddress = 'Your email address'
export const subscribe = 'Subscribe'
export const emailAddress = 'Email address'
export const sending = 'Sending'
export const correctFields = (count: number) =>
  count === 1 ? 'Please correct one field:' : `Please correct ${count} fields:`
export const yourNumber = 'Your number:'
export const requestNotSent =
  'Your request could not be sent. Check your connection and try again; what you typed is still here.'
export const pageRenewed =
  'Your request could not be sent: this page was renewed. Copy what you typed, reload the page and try again.'

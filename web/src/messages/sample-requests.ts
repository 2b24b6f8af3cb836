export const useLabel = 'What do you want to pack?'
export const useHint = 'The food, how hot or fatty it is, and about how many you need in a month.'
export const receiptHeading = 'Your samples are requested'
export const yourRequests = 'Your requests'
export const addressHeading = 'Where they go'
export const requestSamples = 'Request samples'
export const privacyNote = 'We use your address only to send these samples and to reply to you.'
export const yourSamples = 'Your samples'
export const emptyList =
  'Nothing chosen yet. Open an item of the catalogue, choose a size and press “Order a sample”.'
export const addBySku = 'Add by article number'
export const notAvailable = 'Not available as a sample. Remove it to send the others.'
export const remove = (name: string, size: string) => `Remove ${name}, ${size}`

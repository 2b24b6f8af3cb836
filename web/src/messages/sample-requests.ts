export const whatDoYouWant = 'What do you want to pack?'
export const theFoodHowHot = 'The food, how hot or fatty it is, and about how many you need in a month.'
export const yourSamplesAreRequested = 'Your samples are requested'
export const yourRequests = 'Your requests'
export const whereTheyGo = 'Where they go'
export const requestSamples = 'Request samples'
export const weUseYourAddress =
  'We use your address for these samples and the answer to them, and for nothing else.'
export const yourSamples = 'Your samples'
export const nothingChosenYetOpen =
  'Nothing chosen yet. Open an item of the catalogue, choose a size and press “Order a sample”.'
export const addByArticleNumber = 'Add by article number'
export const notAvailableAsA = 'Not available as a sample. Remove it to send the others.'
export const remove = (name: string, size: string) => `Remove ${name}, ${size}`

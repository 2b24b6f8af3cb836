// Every page loads these: a module of their own keeps all other words out of its script.
export const somethingWentWrong = 'Something went wrong'
export const pageNotLoaded = 'We could not load this page. Please try again in a moment.'
export const tryAgain = 'Try again'
export const goBackToHome = 'Go Back To Home'

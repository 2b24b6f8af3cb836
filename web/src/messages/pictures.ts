export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const closePictures = 'Close pictures'
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const enlargePicture = (number: number, count: number) => `Enlarge picture ${number} of ${count}`
export const showPicture = (number: number, count: number) => `Show picture ${number} of ${count}`
export const chooseGallery = 'Choose a gallery'
export const pictureCount = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`
export const pictureOf = (number: number, count: number) => `${number} of ${count}`

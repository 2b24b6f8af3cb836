export const pauseNamed = (label: string) => `Pause ${label}`
export const playNamed = (label: string) => `Play ${label}`
export const previousSlide = (label: string) => `Previous slide: ${label}`
export const nextSlide = (label: string) => `Next slide: ${label}`

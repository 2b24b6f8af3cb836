export const pauseNamed = (label: string) => `Pause ${label}`
export const playNamed = (label: string) => `Play ${label}`
export const previousOf = (label: string) => `Previous of ${label}`
export const nextOf = (label: string) => `Next of ${label}`

/** The localStorage key of the visitor's direction: `ltr` or `rtl`. */
export const directionKey = 'direction'

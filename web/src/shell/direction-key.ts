/** Where a visitor's choice of direction is kept: `ltr` or `rtl`. */
export const directionKey = 'direction'

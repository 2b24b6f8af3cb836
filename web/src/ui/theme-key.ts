/** Where a visitor's choice of theme is kept: `light`, `dark`, or absent while the system decides. */
export const themeKey = 'theme'

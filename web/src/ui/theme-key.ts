/** The localStorage key of the visitor's theme: `light`, `dark`, or absent while the system decides. */
export const themeKey = 'theme'

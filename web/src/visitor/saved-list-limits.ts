/** The longest name of a saved list, in characters. In a module of its own, because the cart shows the field to everybody. */
export const maxNameLength = 60

/** The longest name of a saved list, in characters. In a module of its own, because every cart shows the field. */
export const maxNameLength = 60

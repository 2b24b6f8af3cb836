/** The look of a button that is only an icon. */
export const iconButton = 'icon-button'

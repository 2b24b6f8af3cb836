/** Keys of an address that filter or sort a category of packaging; such addresses are not for search engines. */
export const catalogueFilterKeys = ['food', 'material', 'print', 'size', 'sort'] as const

/** Every key that the address of a category can have. */
export const catalogueKeys = ['category', ...catalogueFilterKeys] as const

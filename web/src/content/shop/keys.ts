/** Keys of an address that filter or sort; such addresses are not for search engines. */
export const filterKeys = ['kind', 'type', 'brand', 'price-min', 'price-max', 'sort'] as const

/** Every key that the address of a listing can have. */
export const listingKeys = [...filterKeys, 'page'] as const

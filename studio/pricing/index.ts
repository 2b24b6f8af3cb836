/** The calculation of prices. Pure functions over whole cents, without dependencies: the site and the Studio import them. */
export * from './cents.ts'
export * from './price-at.ts'
export * from './print-cost.ts'
export * from './units.ts'

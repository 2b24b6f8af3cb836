/** Every address of the site, defined once. No dependencies: site, Studio, seed and tests import it. */
export * from './catalogue.ts'
export * from './documents.ts'
export * from './href.ts'
export * from './reserved.ts'
export * from './route.ts'
export * from './screen-href.ts'
export * from './screens.ts'
export * from './slugs.ts'

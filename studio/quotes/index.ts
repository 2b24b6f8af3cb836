/** Rules of requests and offers that the Studio and the site share. No dependencies. */
export * from './handling.ts'
export * from './reply.ts'

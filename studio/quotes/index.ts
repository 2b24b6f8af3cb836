/** Rules of requests and offers that the Studio and the site share. They depend on nothing except the prices. */
export * from './handling.ts'
export * from './print-note.ts'
export * from './propose.ts'
export * from './reply.ts'
export * from './revision.ts'
export * from './state.ts'

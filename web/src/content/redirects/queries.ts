import { routeTargetFields } from '@shop/studio/routes'
import { defineQuery } from 'next-sanity'

export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(from)] | order(_createdAt asc) { from, to-> { ${routeTargetFields} } }
`)

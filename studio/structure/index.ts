import type { StructureResolver } from 'sanity/structure'
import { catalogueItem } from './catalogue.ts'
import { changesItem } from './drafts/index.ts'
import { deskGroups } from './groups.ts'
import { healthItem } from './health/index.ts'

/** The desk, arranged by what an editor comes to do. */
export const structure: StructureResolver = (S, context) => {
  const { shop, certificates, blog, pages, screens, company, samples, inbox, site } = deskGroups(S, context)
  return S.list()
    .id('root')
    .title('Paper & Home')
    .items([
      catalogueItem(S, context),
      shop,
      certificates,
      S.divider(),
      pages,
      screens,
      blog,
      company,
      S.divider(),
      changesItem(S),
      healthItem(S),
      inbox,
      samples,
      site,
    ])
}

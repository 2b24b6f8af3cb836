import { blog } from './blog/index.ts'
import { catalogue } from './catalogue/index.ts'
import { company } from './company/index.ts'
import { pages } from './pages/index.ts'
import { products } from './products/index.ts'
import { certificates } from './selling/certificates.ts'
import { samples } from './samples/index.ts'
import { navigation } from './site/navigation.ts'
import { screens } from './site/screens.ts'
import { searchSettings } from './site/search.ts'
import { shop } from './site/shop.ts'
import { settings } from './site/settings.ts'
import type { SeedDocument } from './types.ts'

/** Every document that an import brings into an empty dataset. */
export const seed: readonly SeedDocument[] = [
  ...catalogue,
  ...certificates,
  ...products,
  ...blog,
  ...company,
  ...samples,
  ...screens,
  ...navigation,
  ...pages,
  ...settings,
  ...shop,
  searchSettings,
]

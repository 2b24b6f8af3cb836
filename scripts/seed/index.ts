/** The whole seed, file by file: what an import brings into an empty dataset. */
import { catalogue } from './catalogue/index.ts'
import { company } from './company/index.ts'
import { blog } from './blog/index.ts'
import type { SeedFile } from './model.ts'
import { pages } from './pages/index.ts'
import { samples } from './samples/index.ts'
import { shop } from './products/index.ts'
import { navigation } from './site/navigation.ts'
import { settings } from './site/settings.ts'

export const seed: readonly SeedFile[] = [
  ...catalogue,
  ...shop,
  ...blog,
  ...company,
  ...samples,
  { file: 'site/navigation.ts', documents: navigation },
  ...pages,
  // Last of all: a dataset with site settings has been filled completely.
  { file: 'site/settings.ts', documents: settings },
]

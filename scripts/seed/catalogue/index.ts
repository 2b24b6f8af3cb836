import { disposableGloves } from './disposable-gloves.ts'
import { foamProducts } from './foam-products.ts'
import { foils } from './foils.ts'
import { microwaveContainers } from './microwave-containers.ts'
import { paperBags } from './paper-bags.ts'
import { paperPlates } from './paper-plates.ts'
import { paperSheets } from './paper-sheets.ts'
import { branchFiles } from './tree.ts'
import type { SeedPart } from '../fields.ts'
import type { CatalogueDocument } from './model.ts'

/** The seven top-level categories with all below them: specification, section 3 "Catalogue". */
export const catalogue: readonly SeedPart<CatalogueDocument>[] = [
  ...branchFiles('catalogue/paper-bags.ts', paperBags),
  ...branchFiles('catalogue/paper-plates.ts', paperPlates),
  ...branchFiles('catalogue/paper-sheets.ts', paperSheets),
  ...branchFiles('catalogue/foils.ts', foils),
  ...branchFiles('catalogue/microwave-containers.ts', microwaveContainers),
  ...branchFiles('catalogue/foam-products.ts', foamProducts),
  ...branchFiles('catalogue/disposable-gloves.ts', disposableGloves),
]

import { disposableGloves } from './disposable-gloves.ts'
import { foamProducts } from './foam-products.ts'
import { foils } from './foils.ts'
import { microwaveContainers } from './microwave-containers.ts'
import { paperBags } from './paper-bags.ts'
import { paperPlates } from './paper-plates.ts'
import { paperSheets } from './paper-sheets.ts'
import { branchDocuments } from './tree.ts'

/** The seven top-level categories with all below them: specification, section 3 "Catalogue". */
export const catalogue = [
  paperBags,
  paperPlates,
  paperSheets,
  foils,
  microwaveContainers,
  foamProducts,
  disposableGloves,
].flatMap(branchDocuments)

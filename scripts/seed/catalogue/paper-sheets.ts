import { greaseproofSheet } from './paper-sheets/greaseproof.ts'
import { bakingSheets, siliconSheet, waxCoatedSheet } from './paper-sheets/kitchen.ts'
import { glassineSheet, kraftSheets, peCoatedCraftSheets, sandwichSheet } from './paper-sheets/wrapping.ts'
import type { Branch } from './tree.ts'

export const paperSheets: Branch = {
  number: 3,
  slug: 'paper-sheets',
  name: 'Paper Sheets',
  tag: 'Line and wrap',
  picture: 'Rolls and reams of brown kraft paper beside a block of white sheets with a printed pattern',
  kinds: [
    bakingSheets,
    peCoatedCraftSheets,
    glassineSheet,
    greaseproofSheet,
    sandwichSheet,
    kraftSheets,
    siliconSheet,
    waxCoatedSheet,
  ],
}

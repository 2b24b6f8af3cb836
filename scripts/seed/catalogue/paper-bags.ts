import { flatHandleBags } from './paper-bags/flat-handle.ts'
import { greaseproofBags } from './paper-bags/greaseproof.ts'
import { kraftBags } from './paper-bags/kraft.ts'
import { sosBags } from './paper-bags/sos.ts'
import { foilBags, glassineBags, linedBags, vBottomBags, windowBags } from './paper-bags/special.ts'
import { twistedHandleBags } from './paper-bags/twisted-handle.ts'
import type { Branch } from './tree.ts'

const special = 'catalogue/paper-bags/special.ts'

export const paperBags: Branch = {
  number: 1,
  slug: 'paper-bags',
  name: 'Paper Bags',
  tag: 'Carry and serve',
  picture:
    'White and kraft paper bags with flat and twisted handles, and a small kraft bag with a window, on a sand backdrop',
  chapters: [
    { file: 'catalogue/paper-bags/kraft.ts', kinds: [kraftBags] },
    { file: special, kinds: [glassineBags, linedBags] },
    { file: 'catalogue/paper-bags/sos.ts', kinds: [sosBags] },
    { file: 'catalogue/paper-bags/twisted-handle.ts', kinds: [twistedHandleBags] },
    { file: 'catalogue/paper-bags/flat-handle.ts', kinds: [flatHandleBags] },
    { file: special, kinds: [vBottomBags, windowBags, foilBags] },
    { file: 'catalogue/paper-bags/greaseproof.ts', kinds: [greaseproofBags] },
  ],
}

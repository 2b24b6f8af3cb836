import { flatHandleBags } from './paper-bags/flat-handle.ts'
import { greaseproofBags } from './paper-bags/greaseproof.ts'
import { kraftBags } from './paper-bags/kraft.ts'
import { sosBags } from './paper-bags/sos.ts'
import { foilBags, glassineBags, linedBags, vBottomBags, windowBags } from './paper-bags/special.ts'
import { twistedHandleBags } from './paper-bags/twisted-handle.ts'
import type { Branch } from './tree.ts'

export const paperBags: Branch = {
  number: 1,
  slug: 'paper-bags',
  name: 'Paper Bags',
  tag: 'Carry and serve',
  picture:
    'White and kraft paper bags with flat and twisted handles, and a small kraft bag with a window, on a sand backdrop',
  kinds: [
    kraftBags,
    glassineBags,
    linedBags,
    sosBags,
    twistedHandleBags,
    flatHandleBags,
    vBottomBags,
    windowBags,
    foilBags,
    greaseproofBags,
  ],
}

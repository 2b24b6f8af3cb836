import type { SeedPicture } from '../build.ts'
import { bakeryBags, carrierWhite, sandwichSheet, sizeLadder } from '../pages/print-pictures.ts'
import type { SeedOf } from '../types.ts'

interface Pictures {
  sizes?: SeedPicture
  print?: readonly SeedPicture[]
}

/** Pictures for all items below a category or a group, by its id. */
const pictures: Record<string, Pictures> = {
  'category-paper-bags': { print: [bakeryBags, carrierWhite] },
  'category-paper-sheets': { print: [sandwichSheet] },
  'subCategory-kraft-bags': { sizes: sizeLadder, print: [bakeryBags] },
  'subCategory-twisted-handle-bags': { print: [carrierWhite] },
  'subCategory-flat-handle-bags': { print: [carrierWhite] },
}

/** The fields of a document that its items inherit. */
export function inheritedPictures(id: string): Pick<SeedOf<'subCategory'>, 'sizesPicture' | 'printExamples'> {
  const { sizes, print } = pictures[id] ?? {}
  return {
    ...(sizes && { sizesPicture: sizes }),
    ...(print && {
      printExamples: print.map((one) => ({ _key: one.file.replace(/^.*\/|\.\w+$/g, ''), ...one })),
    }),
  }
}

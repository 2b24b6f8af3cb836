import { keyOf } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** Words of buyers, and those of our pages. */
const synonyms = {
  minimum: 'smallest',
  moq: 'smallest order',
  'lead time': 'delivery take',
  shipping: 'delivery',
  quotation: 'quote',
  reorder: 'order history',
  'order again': 'order history',
  'doggy bag': 'SOS bag',
  'lunch bag': 'SOS bag',
  'grocery bag': 'kraft bag',
  'carrier bag': 'handle bag',
  'shopping bag': 'handle bag',
  'parchment paper': 'baking sheets',
  'baking paper': 'baking sheets',
  'butter paper': 'greaseproof sheet',
  'aluminum foil': 'foil rolls',
  'tin foil': 'foil rolls',
  clamshell: 'hinged boxes',
  'cake box': 'bakery cakes',
  'printed bag': 'printed with your mark',
  logo: 'your mark',
  'custom print': 'your mark',
  'food safe': 'food contact',
  couch: 'sofa',
}

/** What the search finds besides the words of the pages themselves. */
export const searchSettings = {
  _id: 'searchSettings',
  _type: 'searchSettings',
  synonyms: Object.entries(synonyms).map(([words, meaning]) => ({
    _key: keyOf(words),
    _type: 'synonym' as const,
    words,
    meaning,
  })),
} satisfies SeedOf<'searchSettings'>

import { box, cases, pack, pallet, ream, type Offer, type Unit } from './build.ts'
import { longSheetPrint, sheetPrint } from './print.ts'

const piece: Unit = ['sheet', 'sheets']

const greaseproof = {
  material: 'Greaseproof paper',
  contact: ['Fatty food', 'Hot food'],
} as const
const coated = { material: 'Coated paper', certificates: ['coated-paper'] } as const
const everyFood = ['Dry food', 'Fatty food', 'Moist food', 'Hot food']

/** Paper sheets by slug. */
export const sheets: Record<string, Offer> = {
  'baking-sheets': {
    ...coated,
    sku: 'BKS',
    prices: [48, 50, 92],
    units: { piece, case: box(1000), pallet: pallet(40) },
    grammage: '41 gsm',
    contact: everyFood,
    foods: ['Pastry and cakes', 'Bread and rolls', 'Sweets and biscuits'],
  },
  'pe-coated-craft-sheets': {
    ...coated,
    sku: 'PES',
    prices: [32, 52, 98, 210],
    units: { piece, pack: ream(500), pallet: pallet(40) },
    orderUnit: 'pack',
    grammage: '60 gsm, coating 15 microns',
    contact: ['Moist food', 'Fatty food'],
    foods: ['Meat, fish and cheese'],
  },
  'glassine-sheet': {
    sku: 'GLS',
    prices: [9.6, 19, 46, 176],
    units: { piece, pack: pack(1000), pallet: pallet(60) },
    orderUnit: 'pack',
    material: 'Glassine',
    grammage: '30–40 gsm',
    contact: ['Dry food', 'Fatty food'],
    foods: ['Sweets and biscuits', 'Pastry and cakes'],
    certificates: ['fatty-food'],
  },
  'greaseproof-sheet-plain': {
    ...greaseproof,
    sku: 'GPS',
    prices: [17, 24, 34, 62],
    units: { piece, pack: ream(500), case: box(4), pallet: pallet(32) },
    grammage: '40 gsm',
    foods: ['Fries and fried food', 'Sandwiches and burgers', 'Bread and rolls'],
    certificates: ['fatty-food', 'compost'],
  },
  'greaseproof-sheet-print': {
    ...greaseproof,
    sku: 'GPP',
    prices: [42, 58, 74],
    units: { piece, case: box(1000), pallet: pallet(48) },
    grammage: '40 gsm',
    foods: ['Sandwiches and burgers', 'Pastry and cakes', 'Fries and fried food'],
    print: [10000, 4, sheetPrint],
    certificates: ['fatty-food', 'inks'],
  },
  'sandwich-sheet': {
    ...greaseproof,
    sku: 'SWS',
    prices: [31, 42, 62],
    units: { piece, pack: pack(1000), case: cases(5), pallet: pallet(30) },
    fills: ['a sandwich', 'a burger or a wrap', 'a long sandwich'],
    grammage: '38 gsm',
    foods: ['Sandwiches and burgers', 'Fries and fried food'],
    print: [20000, 2, longSheetPrint],
    certificates: ['fatty-food', 'inks'],
  },
  'Kraft-sheets': {
    sku: 'KRS',
    prices: [28, 54, 106, 212],
    units: { piece, pack: ream(500), pallet: pallet(32) },
    orderUnit: 'pack',
    material: 'Brown kraft paper',
    grammage: '50, 70 or 90 gsm',
    contact: ['Dry food'],
    foods: ['Bread and rolls', 'Groceries and gifts'],
    certificates: ['dry-food', 'compost'],
  },
  'silicon-sheet': {
    ...coated,
    sku: 'SLS',
    prices: [96, 180, 218],
    units: { piece, case: box(500), pallet: pallet(40) },
    grammage: '50 gsm',
    contact: everyFood,
    foods: ['Pastry and cakes', 'Meat, fish and cheese'],
  },
  'wax-coated-sheet': {
    ...coated,
    sku: 'WXS',
    prices: [22, 27, 36],
    units: { piece, case: box(1000), pallet: pallet(60) },
    grammage: '35 gsm',
    contact: ['Moist food', 'Fatty food'],
    foods: ['Meat, fish and cheese', 'Sweets and biscuits', 'Pastry and cakes'],
  },
}

import { lightAndDecor } from './list/light-and-decor.ts'
import { seating } from './list/seating.ts'
import { tablesAndStorage } from './list/tables-and-storage.ts'

/** The home-decor products. */
export const products = [...seating, ...tablesAndStorage, ...lightAndDecor]

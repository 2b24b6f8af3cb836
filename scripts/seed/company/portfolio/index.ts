import { classicInteriorSet } from './1-classic-interior-set.ts'
import { slattedBedroom } from './2-slatted-bedroom.ts'
import { twoShelvesOfVases } from './3-two-shelves-of-vases.ts'
import { roundTableInGreen } from './4-round-table-in-green.ts'
import { readingRoom } from './5-reading-room.ts'

/** The five items of the portfolio slider. */
export const portfolio = [
  classicInteriorSet,
  slattedBedroom,
  twoShelvesOfVases,
  roundTableInGreen,
  readingRoom,
]

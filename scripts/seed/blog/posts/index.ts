import { bakeryCounter } from './01-bakery-counter.ts'
import { vasesOnAShelf } from './02-vases-on-a-shelf.ts'
import { readingChair } from './03-reading-chair.ts'
import { threeLamps } from './04-three-lamps.ts'
import { compostablePackaging } from './05-compostable-packaging.ts'
import { linenSofa } from './06-linen-sofa.ts'
import { roomForAChair } from './07-room-for-a-chair.ts'
import { greaseResistance } from './08-grease-resistance.ts'
import { sofaColour } from './09-sofa-colour.ts'
import { kraftPaper } from './10-kraft-paper.ts'

/** The ten posts, newest first. */
export const posts = [
  bakeryCounter,
  vasesOnAShelf,
  readingChair,
  threeLamps,
  compostablePackaging,
  linenSofa,
  roomForAChair,
  greaseResistance,
  sofaColour,
  kraftPaper,
]

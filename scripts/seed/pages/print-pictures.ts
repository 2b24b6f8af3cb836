/** Printed work and how it is made. */
import { picture } from '../build.ts'

export const printedWork = picture(
  'hero/printed-work.webp',
  'Printed packaging side by side: kraft bakery bag with bread, white carrier with a flower mark, coffee bag, ribboned cake box, wrapping roll and a tray of fries',
)
export const bakeryBags = picture(
  'print/bakery-bags.webp',
  'Three kraft bags in sizes printed in one colour with a bakery mark, on a wooden counter with bread',
)
export const carrierWhite = picture(
  'print/carrier-white.webp',
  'White twisted-handle carrier bags in two sizes with a large modern flower printed in two colours',
)
export const sandwichSheet = picture(
  'print/sandwich-sheet.webp',
  'Filled baguettes wrapped in greaseproof paper printed all over with green sprigs and wheat',
)
export const glassineSticker = picture(
  'print/glassine-sticker.webp',
  'Glassine bag of cookies closed with a round printed sticker that reads Baked this morning, with care',
)
export const sampleBox = picture(
  'process/sample-box.webp',
  'Small open box with five printed samples of bags and papers, with a card and a sticker in front',
)
export const proof = picture(
  'process/proof.webp',
  'Printed proof with crop marks and colour bar on a desk, with a loupe, a fan of colour swatches and a pencil',
)
export const press = picture(
  'process/press.webp',
  'Flexo press printing a bakery mark on a kraft web, with steel rollers and a sage-green ink tray',
)
export const pallet = picture(
  'process/pallet.webp',
  'Printed cartons on a wooden pallet, partly wrapped in stretch film, a bundle of bags on a carton in front',
)
export const sizeLadder = picture(
  'process/size-ladder.webp',
  'The same printed kraft bag in four sizes in a row, with a wooden ruler, a loaf and a croissant for scale',
)

/** Wide pictures that the pages share out among themselves. */
import { focusedPicture, picture } from '../build.ts'

export const sandwichSheets = picture(
  'banner/sandwich-sheets.webp',
  'Two baguettes wrapped in red checked sandwich sheets beside a stack of the same sheets on a sage ground',
)
export const twistedHandleWhite = picture(
  'banner/twisted-handle-white.webp',
  'Three white bags with twisted paper handles, the largest holding eucalyptus, on a terracotta ground',
)
export const newArrivalChair = picture(
  'banner/new-arrival-chair.webp',
  'Oak armchair with cream upholstery and a rust cushion before a sage painted arch',
)
export const newArrivalLamp = picture(
  'banner/new-arrival-lamp.webp',
  'Brass arc lamp shining on a white tub chair in a dark brown room',
)
export const homeOffice = picture(
  'banner/home-office.webp',
  'Oak desk with a lamp and a chair under two shelves on a sage wall, with a tall plant beside it',
)
export const interiorSetup = picture(
  'banner/interior-setup.webp',
  'Cream sofa with rust and green cushions before a panel of dark slats under a paper globe lamp',
)
export const promoSofa = picture(
  'banner/promo-sofa.webp',
  'White sofa with a rust cushion, a floor lamp and a wooden side table before a terracotta wall',
)
export const homeSale = focusedPicture(
  'hero/home-sale.webp',
  'Cream sofa with green and rust cushions under a brass arc lamp, beside an olive tree in a sand-coloured room',
  [0.365, 0.88],
)
export const sliderTable = focusedPicture(
  'hero/slider-2.webp',
  'Long dark table with four chairs under two woven lamps in a room with a terracotta dado',
  [0.39, 0.97],
)
export const sliderArch = focusedPicture(
  'hero/slider-3.webp',
  'Cream and sage green tub chairs at two round tables before a rust-coloured painted arch, with a rubber plant',
  [0.06, 0.57],
)
export const luxury = focusedPicture(
  'hero/luxury.webp',
  'Dark green velvet sofa and ochre armchair under two prints in a green panelled room',
  [0.2, 0.86],
)
export const retro = picture(
  'hero/retro.webp',
  'Yellow lounge chair beside a walnut sideboard with a lamp and a print on an ochre wall',
)
export const about = picture(
  'hero/about.webp',
  'Kraft boxes on a pallet, paper rolls, bags and plates ready for dispatch before a sand-coloured wall',
)
export const contact = picture(
  'hero/contact.webp',
  'White paper bag, a tied kraft parcel and a letter beside a terracotta vase on a light table',
)

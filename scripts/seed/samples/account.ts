import { keyOf, picture, reference } from '../build.ts'
import type { ItemOf, SeedOf } from '../types.ts'

type Wish = Required<Omit<ItemOf<'wishlistSample', 'items'>, '_key' | '_type'>>
type Order = ItemOf<'orderSample', 'orders'>

/** The price of every order row (specification, section 2 "Account pages"). */
const ORDER_PRICE = 74

/** Six things on the list, of which the popup shows the first five; each costs what its product costs. */
export const wishlist = {
  _id: 'wishlistSample',
  _type: 'wishlistSample',
  badge: 14,
  items: [
    wish({
      name: 'Sofa',
      price: 636.75,
      text: 'Linen Sofa in oat, three seats',
      picture: picture(
        'product/linen-sofa.webp',
        'Three-seat sofa in cream linen with green, cream and rust cushions',
      ),
      product: reference('product-linen-sofa'),
    }),
    wish({
      name: 'Interior',
      price: 65.9,
      text: 'Round Mirror with a brass frame, 28 in',
      picture: picture(
        'product/round-mirror.webp',
        'Round brass mirror over a slatted oak sideboard with a vase',
      ),
      product: reference('product-round-mirror'),
    }),
    wish({
      name: 'Lamp',
      price: 54.95,
      text: 'Arc Floor Lamp in brass on a marble foot',
      picture: picture(
        'product/arc-floor-lamp.webp',
        'Tall brass arc lamp with a dome shade over a small round table',
      ),
      product: reference('product-arc-floor-lamp'),
    }),
    wish({
      name: 'Vase',
      price: 20,
      text: 'Ceramic Vase Set, three matt pieces',
      picture: picture(
        'product/ceramic-vase-set.webp',
        'White urn with eucalyptus between a green and a terracotta vase',
      ),
      product: reference('product-ceramic-vase-set'),
    }),
    wish({
      name: 'Chair',
      price: 85,
      text: 'Classic Relaxable Chair, oak and oat',
      picture: picture(
        'product/classic-relaxable-chair-1.webp',
        'Armchair with an oak frame, white bouclé seat and green cushion',
      ),
      product: reference('product-classic-relaxable-chair'),
    }),
    wish({
      name: 'Table',
      price: 55,
      text: 'Side Table in natural oak, size S',
      picture: picture(
        'product/side-table.webp',
        'Round oak side table on three legs with a white vase, a cup and two books, on a green backdrop',
      ),
      product: reference('product-side-table'),
    }),
  ],
  rating: 5,
  ratingCount: 1230,
} satisfies SeedOf<'wishlistSample'>

/** Orders of packaging by the case, in every status. */
export const orders = {
  _id: 'orderSample',
  _type: 'orderSample',
  orders: [
    order({
      date: '2025-09-11',
      status: 'Pending',
      name: 'White SOS Bags',
      tag: 'Paper Bags',
      picture: picture(
        'catalogue/sos-bags-white-1.webp',
        'A tall and a short white SOS bag standing side by side before a sage green backdrop',
      ),
    }),
    order({
      date: '2025-09-04',
      status: 'Completed',
      name: 'Bakery Boxes',
      tag: 'Bakery',
      picture: picture(
        'catalogue/bakery-boxes-1.webp',
        'Closed kraft bakery box with cupcakes showing through the window in its lid',
      ),
    }),
    order({
      date: '2025-08-27',
      status: 'Completed',
      name: 'Checker Food Trays',
      tag: 'Paper Plates',
      picture: picture(
        'catalogue/checker-food-tray-1.webp',
        'Red and white checked paper food tray with a stack of the same trays behind it',
      ),
    }),
    order({
      date: '2025-08-19',
      status: 'Cancel',
      name: 'Foil Pans, sizes 7, 8 and 9',
      tag: 'Foils',
      picture: picture(
        'catalogue/foil-pans-1.webp',
        'Three round aluminium foil pans in sizes 7, 8 and 9 lying close together',
      ),
    }),
    order({
      date: '2025-08-12',
      status: 'Completed',
      name: 'Brown Twisted Handle Bags',
      tag: 'Paper Bags',
      picture: picture(
        'catalogue/twisted-handle-bags-brown-1.webp',
        'Brown kraft carrier bag with twisted paper handles on a sand backdrop',
      ),
    }),
    order({
      date: '2025-08-05',
      status: 'Completed',
      name: 'Printed Greaseproof Sheets',
      tag: 'Paper Sheets',
      picture: picture(
        'catalogue/greaseproof-sheet-print-1.webp',
        'White greaseproof paper with a green leaf pattern, partly unrolled, beside an upright roll',
      ),
    }),
  ],
} satisfies SeedOf<'orderSample'>

export const payment = {
  _id: 'paymentSample',
  _type: 'paymentSample',
  date: '2025-09-13',
  cardHolder: 'Marguerite Ashdown',
  cardType: 'Visa',
  cardNumber: '**** **** **** 0142',
  email: 'marguerite@ninetables.example',
  phone: '+1 (518) 555-0186',
  subtotal: 870,
} satisfies SeedOf<'paymentSample'>

function wish({ name, ...fields }: Wish) {
  return { _key: keyOf(name), _type: 'wishlistItem', name, ...fields } satisfies ItemOf<
    'wishlistSample',
    'items'
  >
}

/** One order a day at most: the date is the key. */
function order(fields: Omit<Order, '_key' | '_type' | 'price'>): Order {
  return { _key: `order-${fields.date}`, _type: 'orderRow', price: ORDER_PRICE, ...fields }
}

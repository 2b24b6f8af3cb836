import { about } from './about.ts'
import { clients, faq, pricing, team } from './company.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { accessories } from './home-variants/accessories.ts'
import { collection } from './home-variants/collection.ts'
import { luxury } from './home-variants/luxury.ts'
import { retro } from './home-variants/retro.ts'
import { stylish } from './home-variants/stylish.ts'
import { comingSoon, lost, thankYou } from './notices.ts'
import { printing } from './printing.ts'
import { paymentMethod, shippingMethod } from './service.ts'
import { terms } from './terms.ts'

/** Every page that is made of sections. */
export const pages = [
  home,
  stylish,
  accessories,
  collection,
  luxury,
  retro,
  about,
  team,
  clients,
  pricing,
  faq,
  terms,
  contact,
  comingSoon,
  thankYou,
  lost,
  printing,
  shippingMethod,
  paymentMethod,
]

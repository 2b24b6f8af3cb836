import type { SeedPart } from '../fields.ts'
import { about } from './about.ts'
import { clients, faq, pricing, team } from './company.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { accessories } from './home-variants/accessories.ts'
import { collection } from './home-variants/collection.ts'
import { luxury } from './home-variants/luxury.ts'
import { retro } from './home-variants/retro.ts'
import { stylish } from './home-variants/stylish.ts'
import type { SeedPage } from './model.ts'
import { comingSoon, lost, thankYou } from './notices.ts'
import { paymentMethod, shippingMethod } from './service.ts'
import { terms } from './terms.ts'

/** Every page that is made of sections. */
export const pages: readonly SeedPart<SeedPage>[] = [
  { file: 'pages/home.ts', documents: [home] },
  { file: 'pages/home-variants/stylish.ts', documents: [stylish] },
  { file: 'pages/home-variants/accessories.ts', documents: [accessories] },
  { file: 'pages/home-variants/collection.ts', documents: [collection] },
  { file: 'pages/home-variants/luxury.ts', documents: [luxury] },
  { file: 'pages/home-variants/retro.ts', documents: [retro] },
  { file: 'pages/about.ts', documents: [about] },
  { file: 'pages/company.ts', documents: [team, clients, pricing, faq] },
  { file: 'pages/terms.ts', documents: [terms] },
  { file: 'pages/contact.ts', documents: [contact] },
  { file: 'pages/notices.ts', documents: [comingSoon, thankYou, lost] },
  { file: 'pages/service.ts', documents: [shippingMethod, paymentMethod] },
]

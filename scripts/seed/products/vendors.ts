import type { SeedOf } from '../types.ts'

export type Vendor = Required<NonNullable<SeedOf<'product'>['vendor']>>

/** Five makers, all invented; their companies are the brands of the shop's filters. */
export const fernhollow: Vendor = {
  name: 'Ottilie Brandreth',
  vendor: 'Fernhollow',
  shop: 'Fernhollow Upholstery, Hudson, New York',
  email: 'ottilie@fernhollow.example',
  phone: '+1 (518) 555-0117',
}

export const lindmere: Vendor = {
  name: 'Josiah Kettering',
  vendor: 'Lindmere',
  shop: 'Lindmere Joinery, Brattleboro, Vermont',
  email: 'josiah@lindmere.example',
  phone: '+1 (802) 555-0163',
}

export const norrvale: Vendor = {
  name: 'Signe Halloran',
  vendor: 'Norrvale',
  shop: 'Norrvale Lighting, Duluth, Minnesota',
  email: 'signe@norrvale.example',
  phone: '+1 (218) 555-0128',
}

export const claywright: Vendor = {
  name: 'Benedict Omari',
  vendor: 'Claywright',
  shop: 'Claywright Pottery, Asheville, North Carolina',
  email: 'benedict@claywright.example',
  phone: '+1 (828) 555-0174',
}

export const hallowick: Vendor = {
  name: 'Imogen Travers',
  vendor: 'Hallowick',
  shop: 'Hallowick Frames, Portland, Maine',
  email: 'imogen@hallowick.example',
  phone: '+1 (207) 555-0139',
}

export const vendors: readonly Vendor[] = [fernhollow, lindmere, norrvale, claywright, hallowick]

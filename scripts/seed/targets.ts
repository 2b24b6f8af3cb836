/** Where a link of the seed leads: a document of the seed, or an address outside. A test finds targets that are missing. */
import { linkableTypes, screenId, type ScreenKey } from '@shop/studio/routes'
import { reference } from './build.ts'

export type Target = { to: ReturnType<typeof reference> } | { url: string }

const document = (id: string): Target => ({ to: reference(id) })

/** A page by the end of its address; the home page is `home`. */
export const toPage = (name: string) => document(`page-${name}`)
export const toScreen = (key: ScreenKey) => document(screenId(key))
export const toCategory = (slug: string) => document(`category-${slug}`)
export const toSubCategory = (slug: string) => document(`subCategory-${slug}`)
export const toProduct = (slug: string) => document(`product-${slug}`)

/**
 * The target that long text names between brackets: `page:contact`, `product:linen-sofa`, `post:3`, or `https://…`.
 * @throws when it is neither
 */
export function targetOf(text: string): Target {
  const [, type = '', name = ''] = /^(\w+):(?!\/\/)(.+)$/.exec(text) ?? []
  if (linkableTypes.some((each) => each === type)) return document(`${type}-${name}`)
  if (/^(https:\/\/|mailto:|tel:)/.test(text)) return { url: text }
  throw new Error(
    `A link of the seed leads to “${text}”. Name a document, such as “page:contact”, or an address outside.`,
  )
}

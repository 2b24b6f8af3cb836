/*
 * GROQ that several queries share. Plain template strings without functions: typegen reads them from the source.
 */
import { routeTargetFields } from '@shop/studio/routes'

/**
 * How many documents a page shows that shows all of a kind, and how many members of a list in a document. A program can write any
 * number of them: with 19,000 categories, which every page lists, no page was answered.
 */
export const asMany = /* groq */ `[0...1000]`
/** The same for menus, and for lists beside the main content. */
export const asManyInMenus = /* groq */ `[0...100]`

/** A picture with what its address and its placeholder need. */
export const pictureFields = /* groq */ `
  alt, asset, crop, hotspot,
  "placeholder": asset->metadata.palette.dominant.background
`

/** Where a link leads: an address outside, or a document with what its address depends on. */
export const linkTargetFields = /* groq */ `url, to-> { ${routeTargetFields} }`

/** A link with its label. */
export const linkFields = /* groq */ `label, ${linkTargetFields}`

/** The head of most sections. */
export const headFields = /* groq */ `eyebrow, heading, text`

/** A banner: an offer with a picture. */
export const bannerFields = /* groq */ `
  eyebrow, heading, text, offer,
  picture { ${pictureFields} },
  callToAction { ${linkFields} }
`

/** Portable text with what its pictures and links need. */
export const proseFields = /* groq */ `
  ...,
  _type == "picture" => { ${pictureFields} },
  _type == "block" => { markDefs${asMany} { ..., _type == "link" => { ${linkTargetFields} } } }
`

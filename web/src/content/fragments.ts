/*
 * GROQ that several queries share. Plain template strings without functions: typegen reads them from the source.
 */

/** A picture with what its address and its placeholder need. */
export const pictureFields = /* groq */ `
  alt, asset, crop, hotspot,
  "placeholder": asset->metadata.palette.dominant.background
`

/** A link with its label. */
export const linkFields = /* groq */ `label, href`

/** What most sections begin with. */
export const headFields = /* groq */ `eyebrow, heading, text`

/** An offer with a picture. */
export const bannerFields = /* groq */ `
  eyebrow, heading, text, offer,
  picture { ${pictureFields} },
  callToAction { ${linkFields} }
`

/** Portable text whose pictures can be shown. */
export const proseFields = /* groq */ `
  ...,
  _type == "picture" => { ${pictureFields} }
`

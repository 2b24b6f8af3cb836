/*
 * GROQ that several queries share. Plain template strings without functions: typegen reads them from the source.
 */

/** A picture with what its address and its placeholder need. */
export const pictureFields = /* groq */ `
  alt, asset, crop, hotspot,
  "placeholder": asset->metadata.lqip
`

/** A link with its label. */
export const linkFields = /* groq */ `label, href`

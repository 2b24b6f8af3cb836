import { pictureFields } from '../fragments'

/** What a teaser of a post shows. */
export const postCardFields = /* groq */ `
  _id, number, title, date, tag, description,
  picture { ${pictureFields} }
`

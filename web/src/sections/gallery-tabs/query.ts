import { headFields, pictureFields } from '../../content/fragments'

export const galleryTabsFields = /* groq */ `
  ${headFields}, limit,
  tabs[] { _key, label, category },
  "items": *[_type == "galleryItem"] | order(orderRank) {
    _id, name, tag, categories,
    picture { ${pictureFields} }
  }
`

import { headFields, pictureFields } from '../../content/fragments'
import { messagingFields } from '../../content/site/queries'

/** The entries are the shop's own, from its settings. */
export const officeContactsFields = /* groq */ `
  ${headFields}, showChat,
  picture { ${pictureFields} },
  "shop": *[_type == "siteSettings" && _id == "siteSettings"][0] {
    contacts[] { _key, name, kind, value },
    ${messagingFields}
  }
`

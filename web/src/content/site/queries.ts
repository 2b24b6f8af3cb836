import { defineQuery } from 'next-sanity'
import { asMany, linkFields, pictureFields } from '../fragments'

/** The chat, read from the site's settings: its number is the shop's phone number unless it has one of its own. */
export const messagingFields = /* groq */ `
  "messaging": select(messaging.isShown == true => {
    "phone": coalesce(messaging.phone, contacts${asMany}[kind == "phone"][0].value),
    "text": messaging.text
  })
`

export const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0] {
    _id, title, tagline, description,
    contacts${asMany} { _key, name, kind, value },
    ${messagingFields},
    footer {
      about, contactHeading, categoriesHeading,
      newsletterHeading, newsletterText, newsletterPlaceholder, newsletterButton
    }
  }
`)

export const navigationQuery = defineQuery(`
  *[_type == "navigation" && _id == $id][0] {
    _id, title,
    items${asMany} { _key, kind, ${linkFields}, links${asMany} { ${linkFields} } },
    callToAction { ${linkFields} }
  }
`)

/** The menus of the template header: Home's variants, the columns of the Pages menu, and the other links. */
export const templateMenusQuery = defineQuery(`
  *[_type == "navigation" && _id in ["navigation-home", "navigation-template", "navigation-pages-1", "navigation-pages-2", "navigation-pages-3", "navigation-pages-4", "navigation-pages-5"]] | order(_id asc) {
    _id, title,
    items${asMany} { _key, kind, ${linkFields} }
  }
`)

/** The words of a fixed page; takes its `$id`. */
export const screenQuery = defineQuery(`
  *[_type == "screen" && _id == $id][0] { title, heading, text, categoriesHeading, next, picture { ${pictureFields} }, seo { title, description, picture { ${pictureFields} } } }
`)

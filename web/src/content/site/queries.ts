import { defineQuery } from 'next-sanity'
import { linkFields } from '../fragments'

export const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0] {
    title, tagline, description,
    contacts[] { _key, name, kind, value },
    messaging { phone, text },
    footer { about, newsletterHeading, newsletterText }
  }
`)

export const navigationQuery = defineQuery(`
  *[_type == "navigation" && _id == $id][0] {
    items[] { _key, label, kind, href },
    callToAction { ${linkFields} }
  }
`)

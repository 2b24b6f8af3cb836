/** What the documents of the whole site may look like: its settings and its menus. */
import { z } from 'zod'
import { href, id, item, link, snippet, words } from '../fields.ts'

const siteSettings = z.strictObject({
  _id: z.literal('siteSettings'),
  _type: z.literal('siteSettings'),
  title: words,
  tagline: words,
  description: snippet,
  contacts: z.array(
    item('contact', { name: words, kind: z.enum(['address', 'phone', 'email']), value: words }),
  ),
  messaging: z.strictObject({ phone: z.string().regex(/^\d{8,15}$/, 'is digits only'), text: words }),
  footer: z.strictObject({ about: words, newsletterHeading: words, newsletterText: words }),
})

const navigation = z.strictObject({
  _id: id,
  _type: z.literal('navigation'),
  title: words,
  items: z
    .array(
      item('navigationItem', {
        label: words,
        kind: z.enum(['link', 'categories']),
        href: href.optional(),
      }),
    )
    .min(1),
  callToAction: link.optional(),
})

/** Every document type of the site. */
export const siteDocument = z.discriminatedUnion('_type', [siteSettings, navigation])

export type SiteDocument = z.infer<typeof siteDocument>

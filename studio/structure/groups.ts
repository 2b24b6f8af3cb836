import { BasketIcon } from '@sanity/icons/Basket'
import { BookIcon } from '@sanity/icons/Book'
import { CogIcon } from '@sanity/icons/Cog'
import { ComposeIcon } from '@sanity/icons/Compose'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { TagIcon } from '@sanity/icons/Tag'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import type { StructureBuilder } from 'sanity/structure'
import { company } from '../schema/company/index.ts'
import { singletons } from './singletons.ts'

type Direction = 'asc' | 'desc'
type ListOptions = { icon?: ComponentType; field?: string; direction?: Direction }

/** What the desk holds besides the catalogue: lists of documents, and single documents. */
export function deskGroups(S: StructureBuilder) {
  const list = (
    type: string,
    title: string,
    { icon, field = 'number', direction = 'asc' }: ListOptions = {},
  ) => {
    const item = S.listItem()
      .id(type)
      .title(title)
      .child(S.documentTypeList(type).title(title).defaultOrdering([{ field, direction }]))
    return icon ? item.icon(icon) : item.schemaType(type)
  }

  const folder = (id: string, title: string, icon: ComponentType, items: ReturnType<typeof list>[]) =>
    S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))

  const singles = (group: string) =>
    singletons
      .filter((single) => single.group === group)
      .map(({ id, type, title, icon }) =>
        S.listItem()
          .id(id)
          .title(title)
          .icon(icon)
          .child(S.document().schemaType(type).documentId(id).title(title)),
      )

  return {
    products: list('product', 'Products', { icon: BasketIcon }),
    journal: folder('journal', 'Journal', BookIcon, [
      list('post', 'Posts', { icon: ComposeIcon, field: 'date', direction: 'desc' }),
      list('author', 'Authors', { field: 'name' }),
      list('comment', 'Comments'),
    ]),
    pages: list('page', 'Pages', { icon: DocumentsIcon, field: 'route' }),
    company: folder(
      'company',
      'Company',
      UsersIcon,
      company.map(({ name }) => list(name, COMPANY_TITLES[name] ?? name)),
    ),
    samples: folder('samples', 'Shop samples', TagIcon, singles('samples')),
    inbox: list('newsletterLead', 'Inbox', { icon: EnvelopeIcon, field: '_createdAt', direction: 'desc' }),
    site: folder('site', 'Site', CogIcon, singles('site')),
  }
}

/** What the lists of the company are called; a test holds that none is missing. */
export const COMPANY_TITLES: Record<string, string> = {
  teamMember: 'Team',
  testimonial: 'Testimonials',
  partner: 'Partners',
  reason: 'Reasons to choose us',
  statistic: 'Figures',
  faqSection: 'Questions and answers',
  pricingPlan: 'Price plans',
  portfolioItem: 'Portfolio',
  galleryItem: 'Gallery',
  homeTile: 'Home tiles',
}

import { BasketIcon } from '@sanity/icons/Basket'
import { BookIcon } from '@sanity/icons/Book'
import { CogIcon } from '@sanity/icons/Cog'
import { ComposeIcon } from '@sanity/icons/Compose'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { LockIcon } from '@sanity/icons/Lock'
import { TagIcon } from '@sanity/icons/Tag'
import { TrashIcon } from '@sanity/icons/Trash'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import { distinctUntilChanged, map } from 'rxjs'
import type { ListBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { tag } from '../schema/blog/tag.ts'
import { CATEGORIES } from '../schema/catalogue/product.ts'
import { company } from '../schema/company/index.ts'
import { addButton } from './add-button.ts'
import { inboxItem } from './inbox/index.ts'
import { liveCounts } from './live-counts.ts'
import { maxLines } from './max-lines.ts'
import { orderedList } from './ordered-list.ts'
import { productsTableItem } from './products/index.ts'
import { DeletedPane } from './removal/deleted-pane.tsx'
import { singletons } from './singletons.ts'
import { productOfKind } from './templates.ts'
import { guarded } from './guarded.tsx'

const GuardedDeletedPane = guarded(DeletedPane)

type Direction = 'asc' | 'desc'
type Items = Parameters<ListBuilder['items']>[0]
type ListOptions = { icon?: ComponentType; field?: string; direction?: Direction }

/** What the desk holds apart from packaging: lists of documents, and single documents. */
export function deskGroups(S: StructureBuilder, context: StructureResolverContext) {
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

  const counts = liveCounts(context.documentStore, ORDERED)

  const ordered = (type: string, title: string) => {
    const withCount = (count: number) =>
      orderedList({
        S,
        context,
        type,
        id: type,
        title,
        icon: iconOf(type),
        menuItems: [addButton(S, 'Add another', { type }).serialize()],
        count,
      })
    const child = () =>
      counts.pipe(
        map((all) => all[type] ?? 0),
        distinctUntilChanged((a, b) => a > maxLines === b > maxLines),
        map((count) => withCount(count).child),
      )
    return { ...withCount(0), child }
  }

  const ofKind = (kind: string) =>
    S.listItem()
      .id(`kind-${kind.toLowerCase().replace(' ', '-')}`)
      .title(kind)
      .icon(BasketIcon)
      .child(
        S.documentTypeList('product')
          .title(kind)
          .apiVersion('2025-02-19')
          .filter('_type == "product" && category == $kind')
          .params({ kind })
          .defaultOrdering([{ field: 'number', direction: 'asc' }])
          .initialValueTemplates([S.initialValueTemplateItem(productOfKind.id, { category: kind })]),
      )

  const folder = (id: string, title: string, icon: ComponentType, items: Items) =>
    S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))

  const singles = (group: string) =>
    singletons
      .filter((single) => single.group === group)
      .map(({ id, type, title, icon }) =>
        S.listItem()
          .id(id)
          .title(title)
          .icon(icon)
          .child(S.defaultDocument({ schemaType: type, documentId: id }).title(title)),
      )

  return {
    shop: folder('shop', 'Home & decor shop', BasketIcon, [
      list('product', 'All products', { icon: BasketIcon }),
      productsTableItem(S),
      S.divider().title('By kind'),
      ...CATEGORIES.map(ofKind),
    ]),
    certificates: list('certificate', 'Certificates', { field: 'validUntil' }),
    blog: folder('blog', 'Blog', BookIcon, [
      list('post', 'Posts', { icon: ComposeIcon, field: 'date', direction: 'desc' }),
      ordered('tag', 'Tags'),
      list('author', 'Authors', { field: 'name' }),
      list('comment', 'Comments'),
    ]),
    pages: list('page', 'Pages', { icon: DocumentsIcon, field: 'route' }),
    screens: list('screen', 'Fixed pages', { icon: LockIcon, field: 'title' }),
    company: folder(
      'company',
      'Company',
      UsersIcon,
      company.map(({ name }) =>
        ADDRESSED.has(name) ? list(name, titleOf(name)) : ordered(name, titleOf(name)),
      ),
    ),
    samples: folder('samples', 'Shop samples', TagIcon, singles('samples')),
    inbox: inboxItem(S, context),
    site: folder('site', 'Site', CogIcon, [
      ...singles('site'),
      S.divider(),
      list('redirect', 'Redirects', { field: 'from' }),
      // A list of the Studio would mark what was deleted as published.
      S.listItem()
        .id('deletedDocument')
        .title('Deleted documents')
        .icon(TrashIcon)
        .child(S.component(GuardedDeletedPane).id('deletedDocument').title('Deleted documents')),
    ]),
  }
}

/** Ordered by the number in their addresses: dragging would change addresses. */
const ADDRESSED = new Set(['portfolioItem'])

const ORDERED = [tag.name, ...company.map(({ name }) => name).filter((name) => !ADDRESSED.has(name))]

const iconOf = (type: string) =>
  type === tag.name ? tag.icon : company.find(({ name }) => name === type)?.icon

const titleOf = (name: string) => COMPANY_TITLES[name] ?? name

/** Titles of the company's lists; a test checks that none is missing. */
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

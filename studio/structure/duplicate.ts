import type { SanityClient } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useClient, usePerspective, type DocumentActionComponent, type SanityDocument } from 'sanity'
import { todayUtc } from '../schema/blog/is-later.ts'
import { ownRank } from '../schema/fields/own-rank.ts'
import { freeValues, type FreeValues, type Taken } from './free-values.ts'

/** A copy comes directly after its original: its rank continues the original's. */
export function withOwnRank<Document extends object>(document: Document): Document {
  const { orderRank } = document as { orderRank?: unknown }
  return typeof orderRank === 'string' ? { ...document, orderRank: ownRank(orderRank) } : document
}

/** A copy of a product has no stars and reviews: customers gave them to the original. */
export function withoutReviews<Document extends { _type: string }>(document: Document): Document {
  if (document._type !== 'product') return document
  return { ...document, rating: undefined, reviewCount: undefined, reviews: undefined }
}

/** A title beside the name, which is used without one (schema/catalogue/details.ts, schema/fields/seo.ts). */
type Titled = { title?: unknown } | undefined

/** A copy is called as its editor names it, also in the heading of its page and in search results. */
export function withoutTitles<Document extends object>(document: Document): Document {
  const { details, seo } = document as { details?: Titled; seo?: Titled }
  return {
    ...document,
    ...(details && { details: { ...details, title: undefined } }),
    ...(seo && { seo: { ...seo, title: undefined } }),
  }
}

/** A copy of a post is as new as any other new post. */
export function withToday<Document extends { _type: string }>(document: Document): Document {
  return document._type === 'post' ? { ...document, date: todayUtc() } : document
}

/** By the id of the original: what its next copy gets. The Studio asks for the copy without waiting for a query. */
const free = new Map<string, FreeValues>()

type DuplicateProps = Parameters<DocumentActionComponent>[0] & {
  mapDocument?: (document: SanityDocument) => SanityDocument
}

/** The Studio's action “Duplicate”: the copy has a rank, a number, an address and article numbers of its own, no reviews, no titles beside its name, and as a post the date of today. */
export function duplicateInOrder(duplicate: DocumentActionComponent): DocumentActionComponent {
  const useDuplicate: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: '2025-02-19' })
    const { selectedPerspectiveName } = usePerspective()
    const toast = useToast()
    const action = duplicate({
      ...props,
      mapDocument: (document) =>
        withOwnRank<SanityDocument>(
          withToday(withoutTitles(withoutReviews({ ...document, ...free.get(props.id) }))),
        ),
    } as DuplicateProps)
    const onHandle = action?.onHandle
    const original = props.draft ?? props.published
    if (!action || !onHandle || !original) return action
    // In the view “Published” the copy, which is a draft, would look empty.
    if (selectedPerspectiveName === 'published')
      return { ...action, disabled: true, title: 'Go back to the drafts first.' }
    const handle = async () => {
      free.set(props.id, freeValues(original, await takenBy(client, props.type)))
      onHandle()
    }
    const tell = (error: unknown) => {
      console.error(error)
      toast.push({
        status: 'error',
        title: 'The copy could not be made.',
        description: 'Try again in a moment; nothing was changed.',
      })
    }
    return { ...action, onHandle: () => void handle().catch(tell) }
  }
  return Object.assign(useDuplicate, { action: duplicate.action, displayName: duplicate.displayName })
}

/** Numbers and addresses that documents of a type have, and all article numbers, drafts included. */
const takenBy = (client: SanityClient, type: string) =>
  client.fetch<Taken[]>(
    '*[_type == $type || defined(selling.articles)]{ number, route, sku, "slug": slug.current, "skus": selling.articles[].sku }',
    { type },
    { perspective: 'raw', tag: 'desk.duplicate' },
  )

'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import * as messages from '@/messages/ui'
import { takeLastTransition } from '../last-transition'
import { hrefOfForm, isChanged, isNewAmount, showQuery } from './fields'
import { type Focus, focusAfter, keepFocus } from './focus'

type ListingContext = {
  query: string
  /** Shows another address of the listing. */
  go: (href: string, focus: Focus) => void
}

const ListingContext = createContext<ListingContext>({ query: '', go: () => {} })

type ListingProps = {
  /** The canonical query that the server rendered, without `?`. */
  query: string
  className?: string
  children: ReactNode
}

/**
 * A listing with its filters. Server components render it by its address, and its forms and links work without script.
 * With script, a choice changes the address and the list without a new document: the page keeps its place, and a later
 * choice replaces one that is still loading.
 */
export function Listing({ query, className, children }: ListingProps) {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const [isPending, startTransition] = useTransition()
  const [isOffline, setOffline] = useState(false)
  const go = (href: string, focus: Focus) => {
    setOffline(!navigator.onLine)
    if (!navigator.onLine || href === location.pathname + location.search) return
    keepFocus(root.current, href, focus)
    startTransition(() => router.push(href, { scroll: false }))
    // The page keeps its place, which it does not after a followed link.
    takeLastTransition()
  }
  useLayoutEffect(() => {
    const forms = [...(root.current?.querySelectorAll('form[data-listing]') ?? [])] as HTMLFormElement[]
    // A choice from before the script ran: React calls no handler for it.
    const chosen = isFirst.current ? forms.find(isChanged) : undefined
    isFirst.current = false
    if (chosen) return go(hrefOfForm(chosen), 'field')
    for (const form of forms) showQuery(form, query)
    focusAfter(root.current)
    // Only a new list changes what the fields show.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query])
  return (
    <ListingContext value={{ query, go }}>
      <div ref={root} className={className} aria-busy={isPending}>
        {children}
      </div>
      <p role="alert" className="mt-6 text-clay empty:hidden">
        {isOffline && messages.listNotLoaded}
      </p>
    </ListingContext>
  )
}

/** A form of filters. A choice is applied when it is made; amounts are applied when the visitor has finished them. */
export function ListingForm(props: ComponentProps<'form'>) {
  const { query, go } = use(ListingContext)
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = root.current
    // React's onChange is the browser's `input`, which comes with every step of a slider and every digit.
    const apply = ({ target }: Event) => {
      if (form && !(target instanceof HTMLInputElement && target.type === 'number')) {
        go(hrefOfForm(form), 'field')
      }
    }
    form?.addEventListener('change', apply)
    return () => form?.removeEventListener('change', apply)
  })
  return (
    <form
      {...props}
      ref={root}
      method="get"
      data-listing=""
      onSubmit={(event) => {
        event.preventDefault()
        go(hrefOfForm(event.currentTarget), 'field')
      }}
      onBlur={({ target, currentTarget }) => {
        if (isNewAmount(target, query)) go(hrefOfForm(currentTarget), 'field')
      }}
    />
  )
}

type ListingLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; focus: Focus }

/** A link to another address of the same listing. */
export function ListingLink({ focus, ...link }: ListingLinkProps) {
  const { go } = use(ListingContext)
  return (
    <NextLink
      {...link}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault()
        go(link.href, focus)
      }}
    />
  )
}

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
import { hrefOfForm, isAmount, isAsSaid, isChanged } from './fields'
import { arriveAt, type Focus, rememberChoice } from './focus'

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
    if (!navigator.onLine || !root.current || href === location.pathname + location.search) return
    rememberChoice(root.current, href, focus)
    startTransition(() => router.push(href, { scroll: false }))
    // The page keeps its place, which it does not after a followed link.
    takeLastTransition()
  }
  useLayoutEffect(() => {
    // A choice from before the script ran: React calls no handler for it.
    const chosen =
      isFirst.current &&
      [...(root.current?.querySelectorAll<HTMLFormElement>('form[data-listing]') ?? [])].find(isChanged)
    isFirst.current = false
    if (chosen) go(hrefOfForm(chosen), 'field')
    else if (root.current) arriveAt(root.current, query)
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
    if (!form) return
    const apply = () => go(hrefOfForm(form), 'field')
    // React's onChange is the browser's `input`, which comes with every step of a slider and every digit.
    const change = ({ target }: Event) => !isAmount(target) && apply()
    const leave = ({ target }: Event) => isAmount(target) && !isAsSaid(target, query) && apply()
    form.addEventListener('change', change)
    form.addEventListener('focusout', leave)
    return () => {
      form.removeEventListener('change', change)
      form.removeEventListener('focusout', leave)
    }
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

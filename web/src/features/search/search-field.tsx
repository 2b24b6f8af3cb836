import { screenHref } from '@shop/studio/routes'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icons/icon'

/** The address of the search page with a query. */
export const searchHref = (words: string) => `${screenHref('search')}?q=${encodeURIComponent(words)}`

type SearchFieldProps = {
  words: string
  onChange: (words: string) => void
  onSearch: (words: string) => void
  isFocused?: boolean
}

/** Focuses the field of a dialog that was just opened. */
const focus = (input: HTMLInputElement | null) => input?.focus()

/** The search form. Without script it opens the search page; with script `onSearch` handles the button and Enter. */
export function SearchField({ words, onChange, onSearch, isFocused = false }: SearchFieldProps) {
  return (
    <search>
      <form
        action={screenHref('search')}
        className="flex gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim()) onSearch(words.trim())
        }}
      >
        <div className="relative min-w-0 grow">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-4.5 my-auto size-5 text-kraft-deep"
          />
          <input
            type="search"
            name="q"
            aria-label="Search products, answers and pages"
            placeholder="Bags, SKU, minimum order"
            autoComplete="off"
            ref={isFocused ? focus : undefined}
            value={words}
            onChange={(event) => onChange(event.target.value)}
            className="min-h-12 w-full rounded-full border border-edge bg-ground ps-12 pe-4 text-ink placeholder:text-text"
          />
        </div>
        <Button type="submit" className="max-sm:px-5">
          Search
        </Button>
      </form>
    </search>
  )
}

import { screenHref } from '@shop/studio/routes'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icons/icon'
import * as messages from '@/messages/search'

/** The address of the search page with a query. */
export const searchHref = (words: string) => `${screenHref('search')}?q=${encodeURIComponent(words)}`

type SearchFieldProps = {
  words: string
  onChange: (words: string) => void
  onSearch: (words: string) => void
  isFocused?: boolean
}

/**
 * Focuses the field of a dialog that is open, and makes it the first focus of one that opens later. React does not render the
 * attribute `autofocus`.
 */
function focus(input: HTMLInputElement | null) {
  if (!input) return
  input.autofocus = true
  input.focus()
}

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
            aria-label={messages.searchFieldLabel}
            placeholder={messages.searchFieldExample}
            autoComplete="off"
            ref={isFocused ? focus : undefined}
            value={words}
            onChange={(event) => onChange(event.target.value)}
            className="min-h-12 w-full rounded-full border border-edge bg-ground ps-12 pe-4 text-ink placeholder:text-text"
          />
        </div>
        <Button type="submit" className="max-sm:px-5">
          {messages.search}
        </Button>
      </form>
    </search>
  )
}

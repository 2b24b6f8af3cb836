import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icons/icon'
import * as common from '@/messages/common'

type FilterBoxProps = { apply: (form: HTMLFormElement) => void; children: ReactNode }

/**
 * Forms of filters, behind a button on a phone and open on a wide screen (ui.css). A choice that was made before the
 * script ran is applied when it runs: React calls no handler for it.
 */
export function FilterBox({ apply, children }: FilterBoxProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const form = [...(root.current?.querySelectorAll('form') ?? [])].find(isChanged)
    if (form) apply(form)
    // Only what was chosen before this component could listen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <details ref={root} className="filter-box">
      <summary className="button button-quiet">
        {common.filters}
        <Icon name="chevron-down" className="size-5" />
      </summary>
      {children}
    </details>
  )
}

/** Whether another option is chosen than in the server's HTML. */
const isChanged = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')].some(
    (field) => field.checked !== field.defaultChecked,
  ) || [...form.querySelectorAll('option')].some((option) => option.defaultSelected && !option.selected)

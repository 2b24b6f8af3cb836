import type { MouseEvent } from 'react'
import type { DocumentInspector, DocumentInspectorProps } from 'sanity'

/**
 * The list of problems, which closes when it covers the field that it leads to. On a phone the list replaces the form, which the Studio does not show again when a line is clicked. The list closes in
 * the same event, because a hidden field cannot take the focus.
 */
export function closingOverForm({ component: List, ...inspector }: DocumentInspector): DocumentInspector {
  const component = (props: DocumentInspectorProps) => (
    <div
      role="presentation"
      style={{ display: 'contents' }}
      onClick={(event) => {
        if (isOnLine(event) && isFormHidden(event)) props.onClose()
      }}
    >
      <List {...props} />
    </div>
  )
  return { ...inspector, component }
}

const isOnLine = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('button') !== null && !target.closest('header')

const isFormHidden = ({ currentTarget }: MouseEvent) =>
  currentTarget
    .closest('[data-testid="document-pane"]')
    ?.querySelector<HTMLElement>('[data-testid="document-panel-form-view"]')?.hidden === true

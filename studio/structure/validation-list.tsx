import type { MouseEvent } from 'react'
import type { DocumentInspector, DocumentInspectorProps } from 'sanity'

/** The name that the Studio gives its list of problems. */
const VALIDATION = 'sanity/structure/validation'

/** The inspectors of a form; the list of problems closes when it covers the field that it leads to. */
export const inspectors = (all: DocumentInspector[]): DocumentInspector[] =>
  all.map((inspector) => (inspector.name === VALIDATION ? closingOverForm(inspector) : inspector))

/**
 * On a phone the list replaces the form, which the Studio does not show again when a line is clicked. The list closes in
 * the same event, because a hidden field cannot take the focus.
 */
function closingOverForm({ component: List, ...inspector }: DocumentInspector): DocumentInspector {
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

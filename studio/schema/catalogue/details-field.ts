import { useMemo } from 'react'
import { defineField, useDocumentStore, useFormValue, type FieldProps } from 'sanity'
import { liveQuery } from '../../structure/live-query.ts'
import { useLive } from '../../structure/use-live.ts'
import { detailsProblem } from '../rules/details.ts'
import { publishedId } from '../rules/unique.ts'

/** The product page of a category or an item. A group lists its items instead of describing itself. */
export const detailsField = (description: string) =>
  defineField({
    name: 'details',
    title: 'Product page',
    type: 'details',
    description,
    options: { collapsible: true, collapsed: false },
    components: { field: HiddenInGroups },
    validation: (rule) => rule.custom(detailsProblem).warning(),
  })

/** Hides an empty object from a document that has items below it; one that was filled in before stays visible. */
export function HiddenInGroups(props: FieldProps) {
  const isGroup = useHasChildren()
  return isGroup && !props.value ? null : props.renderDefault(props)
}

function useHasChildren(): boolean {
  const store = useDocumentStore()
  const id = publishedId(String(useFormValue(['_id'])))
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_type == "subCategory" && parent._ref == $id]',
        query: 'count(*[_type == "subCategory" && parent._ref == $id])',
        params: { id },
        perspective: 'drafts',
        tag: 'form.children',
      }),
    [store, id],
  )
  return Number(useLive(source) ?? 0) > 0
}

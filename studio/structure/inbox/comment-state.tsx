import { LinkIcon } from '@sanity/icons/Link'
import { Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { useDocumentStore, useFormValue, type StringInputProps } from 'sanity'
import { IntentLink } from 'sanity/router'
import { SentStateInput } from '../../schema/inbox/sent-fields.ts'
import { liveQuery } from '../live-query.ts'
import { useLive } from '../use-live.ts'
import { commentIdOf } from './approve-comment.ts'

/** Nothing sets a comment to Answered: it is offered when a program stored it. */
export const withoutAnswered = (props: StringInputProps): StringInputProps => {
  const { schemaType, value } = props
  if (value === 'answered') return props
  const list = schemaType.options?.list?.filter(
    (option) => typeof option === 'string' || option.value !== 'answered',
  )
  return { ...props, schemaType: { ...schemaType, options: { ...schemaType.options, list } } }
}

/** The state of a waiting comment. Once it was approved, a link leads to the public one, where it can be taken off the site. */
export function CommentState(props: StringInputProps) {
  const id = commentIdOf(String(useFormValue(['_id'])))
  const store = useDocumentStore()
  const source = useMemo(
    () =>
      liveQuery(store, {
        documents: '*[_id == $id]',
        query: 'count(*[_id == $id])',
        params: { id },
        perspective: 'drafts',
        tag: 'form.comment',
      }),
    [store, id],
  )
  const isApproved = Number(useLive(source) ?? 0) > 0
  return (
    <Stack gap={4}>
      <SentStateInput {...withoutAnswered(props)} />
      {isApproved && (
        <Text size={1}>
          <IntentLink intent="edit" params={{ id, type: 'comment' }}>
            <LinkIcon /> Approved: open the public comment, to change it or to take it off the site
          </IntentLink>
        </Text>
      )}
    </Stack>
  )
}

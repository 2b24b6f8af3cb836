import type { ObjectSchemaType, StringInputProps, StringSchemaType } from 'sanity'
import { expect, it } from 'vitest'
import { withoutAnswered } from '../../structure/inbox/comment-state.tsx'
import { schema } from '../../testing/schema.ts'
import { INBOX_LISTS } from '../../structure/inbox/lists.ts'
import { SENT_STATES } from './sent-fields.ts'

const fieldOf = (type: string, name = 'state') =>
  (schema.get(type) as ObjectSchemaType).fields.find((field) => field.name === name)?.type as StringSchemaType

/** What an input hands on to the one of Sanity. */
function shownBy(type: string, value?: string, name?: string) {
  const input = fieldOf(type, name).components?.input as (props: StringInputProps) => unknown
  return input({ value, renderDefault: (props: StringInputProps) => props } as unknown as StringInputProps)
}

it.each([
  ['newsletterLead', 'state'],
  ['inquiry', 'state'],
  ['order', 'handling'],
])('marks New while nothing is stored: %s, %s', (type, field) => {
  expect(INBOX_LISTS).toContainEqual(expect.objectContaining({ type, field }))
  expect(shownBy(type, undefined, field)).toMatchObject({ value: 'new' })
  expect(shownBy(type, 'done', field)).toMatchObject({ value: 'done' })
})

const statesOf = (value?: string) => {
  const schemaType = fieldOf('commentSubmission')
  const shown = withoutAnswered({ value, schemaType } as StringInputProps).schemaType
  expect(shown).toMatchObject({ name: schemaType.name, jsonType: 'string', type: schemaType.type })
  return shown.options?.list
}

it('offers Answered for a waiting comment only when it is stored', () => {
  const [isNew, , isDone] = SENT_STATES
  for (const value of [undefined, 'new', 'done']) expect(statesOf(value)).toEqual([isNew, isDone])
  expect(statesOf('answered')).toEqual([...SENT_STATES])
})

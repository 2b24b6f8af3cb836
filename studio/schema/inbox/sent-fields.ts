import { defineField, type StringInputProps } from 'sanity'
import { ReplyField } from './reply-field.tsx'
import { momentOf } from '../moment.ts'

/** How far an editor has come with what a visitor sent; a document without it is new. */
export const SENT_STATES = [
  { value: 'new', title: 'New' },
  { value: 'answered', title: 'Answered' },
  { value: 'done', title: 'Done' },
] as const

export type SentState = (typeof SENT_STATES)[number]['value']

/** The title of a state, such as “Answered”. */
export const stateTitle = (state: unknown): string =>
  SENT_STATES.find(({ value }) => value === state)?.title ?? SENT_STATES[0].title

/** A field for a state that marks New when it is empty, as the lists do. */
export const SentStateInput = (props: StringInputProps) =>
  props.renderDefault({ ...props, value: props.value ?? SENT_STATES[0].value })

/** The one field that editors change. */
export const stateField = defineField({
  name: 'state',
  title: 'State',
  type: 'string',
  description: 'How far you have come with it. Changes are saved immediately.',
  initialValue: 'new',
  options: { list: [...SENT_STATES], layout: 'radio', direction: 'horizontal' },
  components: { input: SentStateInput },
})

/** A line of what a visitor sent. */
export const sentLine = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description, readOnly: true })

/** A count in what a visitor sent. */
export const sentCount = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'number', description, readOnly: true })

/** A moment that the site or the Studio stores. */
export const sentMoment = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'datetime', description, readOnly: true })

/** A text that the visitor wrote. */
export const sentText = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'text', rows: 8, description, readOnly: true })

/** The visitor’s email address, with a link that begins an answer. */
export const sentEmail = (description: string) =>
  defineField({
    name: 'email',
    title: 'Email',
    type: 'string',
    description,
    readOnly: true,
    components: { input: ReplyField },
  })

/** The line below the title in lists: state, time, and something that distinguishes it from others. */
export function sentSubtitle(state: unknown, at: unknown, more?: unknown): string {
  return [stateTitle(state), momentOf(at), more]
    .filter((part) => typeof part === 'string' && part)
    .join(' · ')
}

/** Orders of a list of what visitors sent. */
export const sentOrderings = [
  { name: 'newest', title: 'Newest first', by: [{ field: '_createdAt', direction: 'desc' as const }] },
  { name: 'name', title: 'Email', by: [{ field: 'email', direction: 'asc' as const }] },
]

import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import type { PortableTextPluginsProps } from 'sanity'
import { blocksOfHtml } from './paste-html.ts'

type Deserialized = Extract<Parameters<typeof raise>[0], { type: 'deserialization.success' }>

/** Pasted and dropped HTML; where a program offers the same text as HTML and as it is, it is no HTML. */
const takeHtml = defineBehavior({
  on: 'deserialize.data',
  guard: ({ event }) => {
    if (event.mimeType !== 'text/html') return false
    if (event.originEvent.originEvent.dataTransfer.getData('text/plain') === event.data) return false
    const blocks = blocksOfHtml(event.data)
    return blocks.length > 0 && { data: blocks as Deserialized['data'] }
  },
  actions: [
    ({ event: { mimeType, originEvent } }, { data }) => [
      raise({ type: 'deserialization.success', mimeType, originEvent, data }),
    ],
  ],
})
const behaviors = [takeHtml]

/** The editor of long text takes pasted text over with its links, headings and tables. */
export const ProsePlugins = (props: PortableTextPluginsProps) => (
  <>
    <BehaviorPlugin behaviors={behaviors} />
    {props.renderDefault(props)}
  </>
)

import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import type { PortableTextPluginsProps } from 'sanity'
import { blocksOfHtml } from './paste-html.ts'

type Deserialized = Extract<Parameters<typeof raise>[0], { type: 'deserialization.success' }>

/** What the editor prefers to HTML, and reads itself. */
const preferred = ['application/x-portable-text', 'application/json', 'text/markdown']

/** Pasted and dropped HTML; where a program offers the same text as HTML and as it is, it is no HTML. */
const takeHtml = defineBehavior({
  on: 'deserialize',
  guard: ({ event }) => {
    const { dataTransfer } = event.originEvent.originEvent
    const html = dataTransfer.getData('text/html')
    const isRead = preferred.some((type) => dataTransfer.getData(type) !== '')
    if (html === '' || isRead || html === dataTransfer.getData('text/plain')) return false
    const blocks = blocksOfHtml(html)
    return blocks.length > 0 && { data: blocks as Deserialized['data'] }
  },
  actions: [
    ({ event: { originEvent } }, { data }) => [
      raise({ type: 'deserialization.success', mimeType: 'text/html', originEvent, data }),
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

import { useToast } from '@sanity/ui/toast'
import { defineBehavior, effect, raise } from '@portabletext/editor/behaviors'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import { useMemo } from 'react'
import type { PortableTextPluginsProps } from 'sanity'
import { boundedPaste } from './paste-bounds.ts'
import { blocksOfHtml, maxHtml } from './paste-html.ts'

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
    const blocks = blocksOfHtml(html.slice(0, maxHtml))
    return blocks.length > 0 && { data: blocks as Deserialized['data'] }
  },
  actions: [
    ({ event: { originEvent } }, { data }) => [
      raise({ type: 'deserialization.success', mimeType: 'text/html', originEvent, data }),
    ],
  ],
})

/** What is pasted in any form, as much as the form can draw. @param onCut called when it was more */
const takeSome = (onCut: () => void) =>
  defineBehavior({
    on: 'deserialization.success',
    guard: ({ event }) => {
      const data = boundedPaste(event.data) as Deserialized['data']
      return data !== event.data && { data }
    },
    actions: [({ event }, { data }) => [raise({ ...event, data }), effect(onCut)]],
  })

/** The editor of long text takes pasted text over with its links, headings and tables. */
export function ProsePlugins(props: PortableTextPluginsProps) {
  const toast = useToast()
  const behaviors = useMemo(() => {
    const sayCut = () =>
      toast.push({
        status: 'warning',
        title: 'A part of the pasted text is missing',
        description: 'It was too large for one field: paste it in parts.',
      })
    return [takeHtml, takeSome(sayCut)]
  }, [toast])
  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {props.renderDefault(props)}
    </>
  )
}

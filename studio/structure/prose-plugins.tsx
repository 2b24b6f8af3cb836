import { useToast } from '@sanity/ui/toast'
import { defineBehavior, effect, raise } from '@portabletext/editor/behaviors'
import { getSelectedBlocks, getValue } from '@portabletext/editor/selectors'
import { BehaviorPlugin } from '@portabletext/editor/plugins'
import { useMemo } from 'react'
import type { PortableTextPluginsProps } from 'sanity'
import { maxBlocks } from '../schema/rules/bounds.ts'
import { boundedPaste } from './paste-bounds.ts'
import { blocksOfPaste } from './paste-text.ts'

type Deserialized = Extract<Parameters<typeof raise>[0], { type: 'deserialization.success' }>

/** Pasted and dropped text. @param onCut called when its formats are missing */
const takePaste = (onCut: () => void) =>
  defineBehavior({
    on: 'deserialize',
    guard: ({ event }) => {
      const { blocks = [], isPlain } = blocksOfPaste(event.originEvent.originEvent.dataTransfer) ?? {}
      return blocks.length > 0 && { data: blocks as Deserialized['data'], isPlain }
    },
    actions: [
      ({ event: { originEvent } }, { data, isPlain }) => [
        raise({ type: 'deserialization.success', mimeType: 'text/html', originEvent, data }),
        ...(isPlain ? [effect(onCut)] : []),
      ],
    ],
  })

/** What is pasted in any form, as much as the form can draw. @param onCut called when it was more, with whether nothing is left of it */
const takeSome = (onCut: (isNothing: boolean) => void) =>
  defineBehavior({
    on: 'deserialization.success',
    guard: ({ event, snapshot }) => {
      // the blocks of the selection; without one, that with the cursor
      const selected = new Set<unknown>(getSelectedBlocks(snapshot).map(({ node }) => node))
      const present = getValue(snapshot).filter((block) => !selected.has(block))
      const data = boundedPaste(event.data, present) as Deserialized['data']
      return data !== event.data && { data }
    },
    actions: [
      ({ event }, { data }) => [
        ...(data.length > 0 ? [raise({ ...event, data })] : []),
        effect(() => onCut(data.length === 0)),
      ],
    ],
  })

/** The editor of long text takes pasted text over with its links, headings and tables. */
export function ProsePlugins(props: PortableTextPluginsProps) {
  const toast = useToast()
  const behaviors = useMemo(() => {
    const say = (title: string, description: string) =>
      toast.push({ id: 'paste', status: 'warning', title, description })
    const sayCut = () =>
      say(
        'Not all of the pasted text is here',
        'A part of it, or its links and headings: it was too large. Paste it in parts.',
      )
    const sayFull = () =>
      say(
        'There is no room for this',
        `A text has up to ${maxBlocks.toLocaleString('en')} paragraphs. Remove some of them first.`,
      )
    return [takePaste(sayCut), takeSome((isNothing) => (isNothing ? sayFull : sayCut)())]
  }, [toast])
  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {props.renderDefault(props)}
    </>
  )
}

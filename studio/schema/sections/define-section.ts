import { defineType, type FieldDefinition } from 'sanity'
import type { ComponentType } from 'react'
import { SectionInput } from './section-input.tsx'

type SectionOptions = {
  name: string
  title: string
  icon: ComponentType
  description: string
  fields: FieldDefinition[]
  /** Paths of fields that identify the section in a page's list; by default, its heading and text. */
  preview?: { title?: string; text?: string; picture?: string }
}

type Selected = { title?: string; text?: unknown; media?: unknown }

/** One kind of section. In a page's list it shows its heading, its kind, its first words, and its picture or icon. */
export function defineSection({ preview, icon, ...section }: SectionOptions) {
  const text = preview?.text ?? (section.fields.some(({ name }) => name === 'text') ? 'text' : undefined)
  return defineType({
    ...section,
    icon,
    type: 'object',
    components: { input: SectionInput },
    preview: {
      select: {
        title: preview?.title ?? 'heading',
        ...(text ? { text } : {}),
        ...(preview?.picture ? { media: preview.picture } : {}),
      },
      prepare: ({ title, text: words, media }: Selected) => {
        const first = firstWords(words)
        return {
          title: title || first || section.title,
          subtitle: [title || first ? section.title : '', title ? first : ''].filter(Boolean).join(' · '),
          media: (media as undefined) ?? icon,
        }
      },
    },
  })
}

type Block = { children?: { text?: string }[] }

/** The beginning of a text, or of the first paragraph of a long one that has words. */
function firstWords(text: unknown): string {
  const paragraphs = Array.isArray(text)
    ? (text as Block[]).map(({ children }) => (children ?? []).map((child) => child.text ?? '').join(''))
    : [typeof text === 'string' ? text : '']
  return (paragraphs.find((words) => words.trim()) ?? '').trim().slice(0, 80)
}

import { defineType, type FieldDefinition } from 'sanity'
import type { ComponentType } from 'react'

type SectionOptions = {
  name: string
  title: string
  icon: ComponentType
  description: string
  fields: FieldDefinition[]
  /** Paths of the field that names the section in a page's list, and of its picture when it has one. */
  preview?: { title?: string; picture?: string }
}

/** One kind of section. In a page's list it shows its heading, what kind it is, and its picture or icon. */
export function defineSection({ preview, icon, ...section }: SectionOptions) {
  return defineType({
    ...section,
    icon,
    type: 'object',
    preview: {
      select: { title: preview?.title ?? 'heading', ...(preview?.picture ? { media: preview.picture } : {}) },
      prepare: ({ title, media }: { title?: string; media?: unknown }) => ({
        title: title || section.title,
        subtitle: title ? section.title : undefined,
        media: (media as undefined) ?? icon,
      }),
    },
  })
}

import type { ComponentType } from 'react'
import { EditableList } from '@/content/draft/editable-list'
import type { Marked } from '@/content/draft/stega'
import { CategoryGrid } from './category-grid/category-grid'
import { PackagingHero } from './packaging-hero/packaging-hero'
import type { AnySection, SectionOf } from './types'

type Registry = { [Kind in AnySection['_type']]: ComponentType<{ section: SectionOf<Kind> }> }

/** Every kind of section and what shows it; the keys are the schema's names. */
export const registry: Registry = {
  packagingHero: PackagingHero,
  categoryGrid: CategoryGrid,
}

/** The sections of a page, in the editor's order. A kind that this site does not know yet is left out. */
export function Sections({ sections }: { sections: (AnySection & Marked)[] }) {
  const items = sections.flatMap((section) => {
    const Known = registry[section._type] as ComponentType<{ section: AnySection }> | undefined
    return Known ? [{ key: section._key, edit: section.edit, view: <Known section={section} /> }] : []
  })
  return <EditableList items={items} />
}

import type { ComponentType } from 'react'
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
export function Sections({ sections }: { sections: AnySection[] }) {
  return sections.map((section) => {
    const Known = registry[section._type] as ComponentType<{ section: AnySection }> | undefined
    return Known && <Known key={section._key} section={section} />
  })
}

import { categoryGrid } from './category-grid.ts'
import { packagingHero } from './packaging-hero.ts'

/** Every kind of section a page can hold, in the order in which the editor is offered them. */
export const sections = [packagingHero, categoryGrid]

import type { Branch } from './tree.ts'

export const foils: Branch = {
  number: 4,
  slug: 'foils',
  name: 'Foils',
  tag: 'Bake and wrap',
  picture:
    'An open box of aluminium foil, a loose foil roll and a stack of round foil pans on a pale backdrop',
  chapters: [],
}

import type { Branch } from './tree.ts'

export const paperPlates: Branch = {
  number: 2,
  slug: 'paper-plates',
  name: 'Paper Plates',
  tag: 'Serve and share',
  picture:
    'Stacked white paper plates with fluted rims, a checked tray and a kraft tray of fries on a sage green backdrop',
  chapters: [],
}

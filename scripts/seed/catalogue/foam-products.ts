import type { Branch } from './tree.ts'

export const foamProducts: Branch = {
  number: 6,
  slug: 'foam-products',
  name: 'Foam Products',
  tag: 'Keep it warm',
  picture: 'White foam clamshell box standing open beside a closed tray and stacks of foam cups',
  chapters: [],
}

import type { Branch } from './tree.ts'

export const microwaveContainers: Branch = {
  number: 5,
  slug: 'microwave-containers',
  name: 'Microwave Containers',
  tag: 'Heat and hold',
  picture:
    'Three lidded black containers in a stack, an open one with fries and vegetables, and nested clear cups',
  chapters: [],
}

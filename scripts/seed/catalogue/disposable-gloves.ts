import type { Branch } from './tree.ts'

export const disposableGloves: Branch = {
  number: 7,
  slug: 'disposable-gloves',
  name: 'Disposable Gloves',
  tag: 'Handle food safely',
  picture: 'Two dispenser boxes of blue and white disposable gloves with a pair of gloves laid in front',
  chapters: [],
}

import { describe, expect, it } from 'vitest'
import type { ImportSummary } from './import-seed.ts'
import { progressOn, summaryLines } from './progress.ts'

function shown(isTTY: boolean, total: number): string {
  let text = ''
  const report = progressOn({ isTTY, write: (more: string) => (text += more) })
  for (let done = 0; done <= total; done++) report('', { step: 'pictures', done, total })
  return text
}

const nothing: ImportSummary = {
  created: 0,
  updated: 0,
  unchanged: 90,
  deleted: 0,
  skipped: [],
  obsolete: [],
  uploaded: 0,
}

describe('progressOn', () => {
  it('redraws one line on a terminal and ends it when done', () => {
    const text = shown(true, 50)
    expect(text.match(/\r/g)).toHaveLength(51)
    expect(text).toMatch(/\rPictures {2}█{30} 50\/50\n$/)
  })

  it('writes a few plain lines elsewhere', () => {
    expect(shown(false, 200).split('\n').length).toBeLessThanOrEqual(6)
    expect(shown(false, 200)).toMatch(/Pictures {2}200\/200\n$/)
    expect(shown(false, 200)).not.toMatch(/[\r█]/)
  })
})

describe('summaryLines', () => {
  it('says when nothing changed', () => {
    expect(summaryLines(nothing, false)).toEqual(['Nothing changed: 90 documents match the seed.'])
  })

  it('names every skipped document, and why', () => {
    const skipped = [
      { id: 'subCategory-foil-pans', type: 'subCategory', reason: 'edited since it was imported' },
    ]
    expect(summaryLines({ ...nothing, skipped }, false)).toContain(
      '  subCategory-foil-pans: edited since it was imported',
    )
  })
})

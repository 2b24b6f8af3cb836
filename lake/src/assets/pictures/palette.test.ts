import { expect, test } from 'vitest'
import { type Swatch, paletteOf } from './palette.ts'

const pixels = (...runs: [colour: number[], count: number][]) =>
  Uint8Array.from(runs.flatMap(([colour, count]) => Array.from({ length: count }, () => colour).flat()))
const backgrounds = (palette: ReturnType<typeof paletteOf>) =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([name, swatch]) =>
      typeof swatch === 'string' ? [] : [[name, swatch.background]],
    ),
  )

test('finds the vivid, the dull, the light and the dark colour of a picture, and which covers most', () => {
  const palette = paletteOf(
    pixels(
      [[200, 30, 40, 255], 20],
      [[120, 110, 100, 255], 50],
      [[235, 180, 185, 255], 15],
      [[40, 45, 50, 255], 15],
    ),
  )
  expect(backgrounds(palette)).toMatchObject({
    dominant: '#786e64',
    vibrant: '#c81e28',
    muted: '#786e64',
    lightVibrant: '#ebb4b9',
    darkMuted: '#282d32',
  })
  expect(palette.dominant).toEqual({
    _type: 'sanity.imagePaletteSwatch',
    background: '#786e64',
    foreground: '#fff',
    title: '#fff',
    population: 50,
  })
})

test('has all seven swatches for a picture of one colour, and says which are not in it', () => {
  const palette = paletteOf(pixels([[255, 0, 0, 255], 10]))
  expect(Object.keys(backgrounds(palette))).toHaveLength(7)
  expect((palette.vibrant as Swatch).population).toBe(100)
  expect(palette.darkMuted).toMatchObject({ background: '#562e2e', population: 0 })
})

test('does not look at what cannot be seen', () => {
  expect(paletteOf(pixels([[0, 0, 255, 0], 90], [[0, 255, 0, 255], 10])).dominant).toMatchObject({
    background: '#00ff00',
    population: 100,
  })
  expect(Object.keys(backgrounds(paletteOf(pixels([[0, 0, 0, 0], 5]))))).toHaveLength(7)
})

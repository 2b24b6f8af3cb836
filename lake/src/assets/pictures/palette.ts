/*
 * The palette of an asset's metadata, in the shape of the hosted lake's: seven swatches, chosen as the Vibrant
 * library does (targets for lightness and saturation, weighted by how much of the picture a colour covers).
 */

type Rgb = [red: number, green: number, blue: number]
type Colour = { rgb: Rgb; share: number; saturation: number; lightness: number; hue: number }
type Target = { lightness: [low: number, aim: number, high: number]; isVivid: boolean }

const light: Target['lightness'] = [0.55, 0.74, 1]
const middle: Target['lightness'] = [0.3, 0.5, 0.7]
const dark: Target['lightness'] = [0, 0.26, 0.45]

const targets: Record<string, Target> = {
  vibrant: { lightness: middle, isVivid: true },
  lightVibrant: { lightness: light, isVivid: true },
  darkVibrant: { lightness: dark, isVivid: true },
  muted: { lightness: middle, isVivid: false },
  lightMuted: { lightness: light, isVivid: false },
  darkMuted: { lightness: dark, isVivid: false },
}
const vivid = { low: 0.35, aim: 1 }
const dull = { high: 0.4, aim: 0.3 }

export type Swatch = {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  title: string
  population: number
}

/** The palette of a small picture given as RGBA bytes. Transparent pixels do not count. */
export function paletteOf(
  pixels: Uint8Array,
): { _type: 'sanity.imagePalette' } & Record<string, Swatch | string> {
  const colours = coloursOf(pixels)
  const [dominant = colourOf([255, 255, 255], 0)] = [...colours].sort((a, b) => b.share - a.share)
  const left = new Set(colours)
  const swatches = Object.entries(targets).map(([name, target]) => {
    const found = best([...left], target)
    if (found) left.delete(found)
    return [name, swatchOf(found ?? derived(dominant, target))]
  })
  return {
    _type: 'sanity.imagePalette',
    dominant: swatchOf(dominant),
    ...Object.fromEntries(swatches),
  } as ReturnType<typeof paletteOf>
}

/** Averages of pixels whose channels agree in their upper four bits. */
function coloursOf(pixels: Uint8Array): Colour[] {
  const bins = new Map<number, [red: number, green: number, blue: number, count: number]>()
  let seen = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 125) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [bin[0] + red, bin[1] + green, bin[2] + blue, bin[3] + 1])
    seen += 1
  }
  return [...bins.values()].map(([red, green, blue, count]) =>
    colourOf([red / count, green / count, blue / count], count / seen),
  )
}

function colourOf(rgb: Rgb, share: number): Colour {
  const [red, green, blue] = rgb.map((part) => part / 255) as Rgb
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (high + low) / 2
  const spread = high - low
  if (spread === 0) return { rgb, share, saturation: 0, lightness, hue: 0 }
  const saturation = spread / (lightness > 0.5 ? 2 - high - low : high + low)
  const turn =
    high === red
      ? (green - blue) / spread + 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { rgb, share, saturation, lightness, hue: (turn % 6) / 6 }
}

function best(
  colours: readonly Colour[],
  { lightness: [low, aim, high], isVivid }: Target,
): Colour | undefined {
  const maxShare = Math.max(...colours.map(({ share }) => share))
  const score = (colour: Colour) => {
    const saturationAim = isVivid ? vivid.aim : dull.aim
    const bySaturation = 1 - Math.abs(colour.saturation - saturationAim)
    const byLightness = 1 - Math.abs(colour.lightness - aim)
    return (3 * bySaturation + 6 * byLightness + colour.share / maxShare) / 10
  }
  const fitting = colours.filter(
    ({ lightness, saturation }) =>
      lightness >= low && lightness <= high && (isVivid ? saturation >= vivid.low : saturation <= dull.high),
  )
  return fitting.sort((a, b) => score(b) - score(a))[0]
}

/** A colour that the picture does not have: the dominant hue with the target's lightness and saturation. */
function derived({ hue, saturation }: Colour, { lightness: [, aim], isVivid }: Target): Colour {
  const wanted = isVivid ? Math.max(saturation, vivid.low) : Math.min(saturation, dull.aim)
  const reach = wanted * Math.min(aim, 1 - aim)
  const channel = (offset: number) => {
    const place = (offset + hue * 12) % 12
    return 255 * (aim - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return colourOf([channel(0), channel(8), channel(4)], 0)
}

function swatchOf({ rgb, share }: Colour): Swatch {
  const hex = rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
  // perceived brightness (YIQ), as Vibrant decides
  const brightness = (rgb[0] * 299 + rgb[1] * 587 + rgb[2] * 114) / 1000
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: brightness < 150 ? '#fff' : '#000',
    title: brightness < 200 ? '#fff' : '#000',
    population: Math.round(share * 10_000) / 100,
  }
}

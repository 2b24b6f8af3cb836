import { createImageUrlBuilder } from '@sanity/image-url'
import { config } from '../config'
import type { Picture } from './types'

type RawPicture = {
  alt?: string | null
  asset?: { _ref: string } | null
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null
  hotspot?: { x?: number; y?: number; width?: number; height?: number } | null
  placeholder?: string | null
  edit?: string
}

const builder = createImageUrlBuilder({
  projectId: config.projectId,
  dataset: config.dataset,
})

/**
 * The embedded lake's pictures come through the site, so that they survive a lake that is away. Such an address says what
 * differs between pictures, and is short: a page has many. The rest is added where it is answered (request.ts).
 */
function ownAddress(address: string): string {
  const { pathname, searchParams } = new URL(address)
  const size = [searchParams.get('w'), searchParams.get('h')].filter(Boolean).join('x')
  const parts = [size, searchParams.get('rect'), pathname.split('/').at(-1)]
  return `/cdn/${parts.filter(Boolean).join('/')}`
}

/** Widths in which pictures are asked for, so that few variants serve all screens. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920]

/** A picture with its asset, or nothing: an editor may not have chosen one yet. */
export function toPicture(raw: RawPicture | null | undefined): Picture | undefined {
  const assetId = raw?.asset?._ref
  if (!raw || !assetId || !sizeOf(assetId)) return undefined
  return {
    alt: raw.alt ?? '',
    assetId,
    crop: raw.crop ? { top: 0, bottom: 0, left: 0, right: 0, ...raw.crop } : undefined,
    hotspot: raw.hotspot ? { x: 0.5, y: 0.5, width: 1, height: 1, ...raw.hotspot } : undefined,
    placeholder: raw.placeholder ?? undefined,
    edit: raw.edit,
  }
}

export type PictureSource = ReturnType<typeof pictureSource>

type Shape = { aspect?: number; maxWidth?: number }

/**
 * What shows a picture in every width that its place can use.
 * @param aspect width divided by height; the picture is cropped to it around its hotspot. Left out, it keeps its shape, and
 *   where it covers a place of another shape, what the hotspot encloses is the last to be cut.
 * @param maxWidth the widest variant that the place on the page can use, in pixels
 * @returns what `Picture` of ui takes; the address stands there once, with `{w}` and `{h}` for the size in which it is asked for
 */
export function pictureSource(picture: Picture, { aspect, maxWidth = 1920 }: Shape = {}) {
  const size = croppedSize(picture)
  const ratio = aspect ?? size.width / size.height
  const widest = Math.min(size.width, Math.round(size.height * ratio))
  const widths = pictureWidths.filter((width) => width <= Math.min(widest, maxWidth))
  const width = widths.at(-1) ?? widest
  const height = Math.round(width / ratio)
  const image = builder
    .image({ asset: { _ref: picture.assetId }, crop: picture.crop, hotspot: picture.hotspot })
    .width(width)
    .quality(quality)
    .auto('format')
  const widestAddress = (aspect ? image.height(height).fit('crop') : image.fit('max')).url()
  const address = config.lakeUrl ? ownAddress(widestAddress) : widestAddress
  return {
    pattern: withOpenSize(address),
    widths: widths.length > 0 ? widths : [widest],
    width,
    height,
    alt: picture.alt,
    focus: aspect ? undefined : focusOf(picture),
    placeholder: picture.placeholder,
    edit: picture.edit,
  }
}

/** Which point of a picture lies on the same point of its place (CSS `object-position`), when it has a hotspot. */
function focusOf({ hotspot, crop }: Picture): string | undefined {
  if (!hotspot) return undefined
  const { left, right, top, bottom } = crop ?? { left: 0, right: 0, top: 0, bottom: 0 }
  const across = shareBefore(hotspot.x - left, hotspot.width, 1 - left - right)
  const down = shareBefore(hotspot.y - top, hotspot.height, 1 - top - bottom)
  return `${across}% ${down}%`
}

/** Of what lies on either side of a part, how much lies before it, in per cent. */
function shareBefore(centre: number, length: number, whole: number): number {
  const around = whole - length
  if (around <= 0) return 50
  return Math.round(100 * Math.min(1, Math.max(0, (centre - length / 2) / around)))
}

/** Both kinds of address have the size once: `/960x720/` or `w=960&h=720`. */
const withOpenSize = (address: string) =>
  address
    .replace(
      /^(\/cdn\/)\d+(x\d+)?\//,
      (_, start: string, height?: string) => `${start}{w}${height ? 'x{h}' : ''}/`,
    )
    .replace(/([?&]w=)\d+/, '$1{w}')
    .replace(/([?&]h=)\d+/, '$1{h}')

/** The address of the widest variant, for a place that can use one only. */
export function pictureAddress(picture: Picture, shape?: Shape): string {
  const { pattern, width, height } = pictureSource(picture, shape)
  return pattern.replace('{w}', String(width)).replace('{h}', String(height))
}

export const quality = 75

function sizeOf(assetId: string): { width: number; height: number } | undefined {
  const [, width, height] = /^image-[\w]+-(\d+)x(\d+)-\w+$/.exec(assetId) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

function croppedSize({ assetId, crop }: Picture): { width: number; height: number } {
  const { width, height } = sizeOf(assetId) ?? { width: 1, height: 1 }
  if (!crop) return { width, height }
  return {
    width: Math.round(width * (1 - crop.left - crop.right)),
    height: Math.round(height * (1 - crop.top - crop.bottom)),
  }
}

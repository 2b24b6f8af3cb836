import { createImageUrlBuilder } from '@sanity/image-url'
import type { CategoryCardsQueryResult } from '@shop/studio/types'

import { config } from '../config'
import { hexColour } from '../hex-colour'
import { signPicture } from './signature'
import type { Picture } from './types'
import { type PictureWidth, widthsOf } from './widths'

/** What `pictureFields` reads; `edit` is added in draft mode (draft/stega.ts). */
export type RawPicture = Partial<NonNullable<CategoryCardsQueryResult[number]['picture']>> & { edit?: string }

const builder = createImageUrlBuilder({
  projectId: config.projectId,
  dataset: config.dataset,
})

/**
 * Pictures of the embedded lake come through the site, so that they are served while the lake is down. Their address is
 * short, because a page has many: width, signature, rectangle (if any), file. request.ts adds the parameters that never change.
 */
function siteAddress(address: URL): string {
  const part = [address.searchParams.get('rect'), address.pathname.split('/').at(-1)]
    .filter(Boolean)
    .join('/')
  return `/cdn/{w}/${signPicture(part)}/${part}`
}

/** A picture with its asset, or nothing: an editor may not have chosen one yet. */
export function toPicture(raw: RawPicture | null | undefined): Picture | undefined {
  const assetId = raw?.asset?._ref
  if (!raw || !assetId || !sizeOf(assetId)) return undefined
  return {
    alt: raw.alt ?? '',
    assetId,
    crop: raw.crop ? { top: 0, bottom: 0, left: 0, right: 0, ...raw.crop } : undefined,
    hotspot: raw.hotspot ? { x: 0.5, y: 0.5, width: 1, height: 1, ...raw.hotspot } : undefined,
    placeholder: hexColour(raw.placeholder),
    edit: raw.edit,
  }
}

type Shape = { aspect?: number; maxWidth?: PictureWidth; alt?: string }

/**
 * The addresses of a picture in every width that its place can use, from which `Picture` of ui builds an `<img>`.
 * @param aspect width divided by height; the picture is cropped to it around its hotspot. Without it, the picture keeps its
 *   shape, and where it covers a place of another shape, the part inside the hotspot is cut last.
 * @param maxWidth the widest variant that the place on the page can use, in pixels
 * @param alt replaces the picture's own; empty where the picture only decorates the words beside it
 * @returns the address once, with `{w}` and `{h}` in place of the size, and the widths to put there; undefined without a picture
 */
export function pictureSource(picture: Picture, shape?: Shape): PictureSource
export function pictureSource(picture: Picture | undefined, shape?: Shape): PictureSource | undefined
export function pictureSource(picture: Picture | undefined, shape?: Shape): PictureSource | undefined {
  return picture && sourceOf(picture, shape)
}

export type PictureSource = ReturnType<typeof sourceOf>

function sourceOf(picture: Picture, { aspect, maxWidth, alt = picture.alt }: Shape = {}) {
  const size = croppedSize(picture)
  const widest = aspect ? Math.min(size.width, Math.round(size.height * aspect)) : size.width
  const image = builder
    .image({ asset: { _ref: picture.assetId }, crop: picture.crop, hotspot: picture.hotspot })
    .width(widest)
    .quality(quality)
    .auto('format')
  const sized = aspect ? image.height(Math.round(widest / aspect)).fit('crop') : image.fit('max')
  const address = new URL(sized.url())
  const widths = widthsOf(rectWidth(address) ?? size.width, maxWidth)
  const width = widths.at(-1) ?? widest
  return {
    pattern: config.lakeUrl ? siteAddress(address) : withOpenSize(address.href),
    widths,
    width,
    height: Math.round(width / (aspect ?? size.width / size.height)),
    alt,
    focus: aspect ? undefined : focusOf(picture),
    placeholder: picture.placeholder,
    edit: picture.edit,
  }
}

/** Pixels of the rectangle that an address cuts out of the original, if it cuts one out. */
function rectWidth({ searchParams }: URL): number | undefined {
  const rect = searchParams.get('rect')
  return rect === null ? undefined : Number(rect.split(',')[2])
}

/** The CSS `object-position` that keeps the hotspot of a picture visible; undefined without a hotspot. */
function focusOf({ hotspot, crop }: Picture): string | undefined {
  if (!hotspot) return undefined
  const { left, right, top, bottom } = crop ?? { left: 0, right: 0, top: 0, bottom: 0 }
  const across = shareBefore(hotspot.x - left, hotspot.width, 1 - left - right)
  const down = shareBefore(hotspot.y - top, hotspot.height, 1 - top - bottom)
  return `${across}% ${down}%`
}

/** How much of the space around a part is before it, in per cent. */
function shareBefore(centre: number, length: number, whole: number): number {
  const around = whole - length
  if (around <= 0) return 50
  return Math.round(100 * Math.min(1, Math.max(0, (centre - length / 2) / around)))
}

/** An address of the hosted lake with placeholders for its size. */
const withOpenSize = (address: string) =>
  address.replace(/([?&]w=)\d+/, '$1{w}').replace(/([?&]h=)\d+/, '$1{h}')

/** The address of the widest variant, for a place that can use one only. */
export function pictureAddress(picture: Picture, shape?: Shape): string {
  const { pattern, width, height } = pictureSource(picture, shape)
  return pattern.replace('{w}', String(width)).replace('{h}', String(height))
}

/** The address of a small square picture beside a name; undefined without a picture. */
export const thumbnailOf = (picture: Picture | undefined): string | undefined =>
  picture && pictureAddress(picture, { aspect: 1, maxWidth: 320 })

/** On the scale of WebP. At this quality structural similarity to the source is at least 0.985 (the lake's quality.test.ts). */
export const quality = 88

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

import type { PictureSource } from './picture'

/** The address of a picture's smallest variant of at least `wanted` pixels, else of its widest. */
export function sourceAddress({ pattern, widths, width, height }: PictureSource, wanted: number): string {
  const chosen = widths.find((candidate) => candidate >= wanted) ?? width
  return pattern.replace('{w}', `${chosen}`).replace('{h}', `${Math.round((chosen * height) / width)}`)
}

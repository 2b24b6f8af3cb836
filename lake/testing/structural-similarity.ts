import sharp, { type Sharp } from 'sharp'

/** Brightness of each pixel, 0 to 255. */
type Luma = { pixels: Uint8Array; width: number; height: number }

const windowSize = 8
/** Windows overlap by half, so that an edge at the border of one is inside another. */
const step = 4
/** The constants of the original definition for values up to 255 (Wang et al., 2004). */
const c1 = (0.01 * 255) ** 2
const c2 = (0.03 * 255) ** 2

/** The brightness of a picture's pixels. */
export async function lumaOf(picture: Sharp | Buffer): Promise<Luma> {
  const image = Buffer.isBuffer(picture) ? sharp(picture) : picture
  const { data, info } = await image.removeAlpha().grayscale().raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== 1) throw new Error(`expected one channel, found ${info.channels}`)
  return { pixels: data, width: info.width, height: info.height }
}

/**
 * Mean structural similarity (SSIM) of two pictures of the same size, over windows of 8 × 8 pixels: 1 when they are equal.
 * @throws Error when the sizes differ
 */
export function structuralSimilarity(a: Luma, b: Luma): number {
  if (a.width !== b.width || a.height !== b.height) throw new Error('the pictures differ in size')
  let [sum, windows] = [0, 0]
  for (let top = 0; top + windowSize <= a.height; top += step) {
    for (let left = 0; left + windowSize <= a.width; left += step) {
      sum += similarityAt(a, b, left, top)
      windows += 1
    }
  }
  return sum / windows
}

function similarityAt(a: Luma, b: Luma, left: number, top: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0]
  for (let y = top; y < top + windowSize; y += 1) {
    for (let at = y * a.width + left; at < y * a.width + left + windowSize; at += 1) {
      const [valueA = 0, valueB = 0] = [a.pixels[at], b.pixels[at]]
      sumA += valueA
      sumB += valueB
      squaresA += valueA * valueA
      squaresB += valueB * valueB
      products += valueA * valueB
    }
  }
  const count = windowSize ** 2
  const [meanA, meanB] = [sumA / count, sumB / count]
  const [varianceA, varianceB] = [squaresA / count - meanA ** 2, squaresB / count - meanB ** 2]
  const covariance = products / count - meanA * meanB
  const brightness = (2 * meanA * meanB + c1) / (meanA ** 2 + meanB ** 2 + c1)
  return (brightness * (2 * covariance + c2)) / (varianceA + varianceB + c2)
}

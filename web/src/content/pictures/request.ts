import { isSignedPicture } from './signature'
import { widthsOf } from './widths'

/** A picture as requested by an address: file of the asset, rectangle (if any), width, and the best format that the browser takes. */
export type PictureRequest = {
  file: string
  rect?: string
  width: number
  format: 'avif' | 'webp' | 'other'
}

const fileName = /^[A-Za-z0-9]{8,64}-(\d{1,5})x\d{1,5}\.(?:webp|avif|png|jpg|jpeg|gif|svg)$/
const rectangle = /^\d{1,5},\d{1,5},(\d{1,5}),\d{1,5}$/

/**
 * The picture that a `/cdn/…` address requests, or undefined: only addresses that the site itself made are served.
 * @param path width, signature, rectangle that is cut out (if any), and file: `320/f3Qz…/0,0,1200,900/…`
 */
export function pictureRequest(path: string[], accept: string | null): PictureRequest | undefined {
  const [size = '', signature = '', ...part] = path
  const [file = '', rect] = part.toReversed()
  const sourceWidth = (rect === undefined ? fileName.exec(file) : rectangle.exec(rect))?.[1]
  if (!sourceWidth || !fileName.test(file) || part.length > 2) return undefined
  const width = widthsOf(Number(sourceWidth)).find((candidate) => String(candidate) === size)
  if (!width || !isSignedPicture(signature, part.join('/'))) return undefined
  const format = accept?.includes('image/avif') ? 'avif' : accept?.includes('image/webp') ? 'webp' : 'other'
  return { file, rect, width, format }
}

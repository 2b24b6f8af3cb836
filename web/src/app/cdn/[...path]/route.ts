import type { NextRequest } from 'next/server'
import { providerNetworkOf, visitorOf } from '@/content/forms/visitor'
import { PictureNotFoundError, readPicture } from '@/content/pictures/proxy'
import { pictureRequest } from '@/content/pictures/request'

type CdnContext = { params: Promise<{ path: string[] }> }

/** Serves pictures of the embedded lake under the site's own address. */
export async function GET(request: NextRequest, { params }: CdnContext): Promise<Response> {
  const { path } = await params
  const picture = pictureRequest(path, request.headers.get('accept'))
  if (!picture) return notFound()
  try {
    const visitor = visitorOf(request.headers)
    const file = await readPicture(picture, providerNetworkOf(visitor) ?? visitor)
    if (!file) return refusal('The picture is not available now', 503, { 'retry-after': '2' })
    return new Response(file.body, {
      headers: {
        'content-type': file.contentType,
        'x-content-type-options': 'nosniff',
        'cache-control': file.isSubstitute ? 'no-store' : 'public, max-age=31536000, immutable',
        vary: 'Accept',
        // An SVG must not run scripts.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    })
  } catch (error) {
    if (error instanceof PictureNotFoundError) return notFound()
    throw error
  }
}

const notFound = () => refusal('No such picture', 404)

const refusal = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })

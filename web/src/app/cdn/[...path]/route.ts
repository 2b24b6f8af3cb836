import type { NextRequest } from 'next/server'
import { PictureNotFoundError, readPicture } from '@/content/pictures/proxy'
import { pictureRequest } from '@/content/pictures/request'

type CdnContext = { params: Promise<{ path: string[] }> }

/** Pictures of the embedded lake under the site's own address. */
export async function GET(request: NextRequest, { params }: CdnContext): Promise<Response> {
  const { path } = await params
  const asked = pictureRequest(path, request.headers.get('accept'))
  if (!asked) return new Response('No such picture', { status: 404 })
  try {
    const picture = await readPicture(asked)
    if (!picture) return new Response('The picture cannot be had just now', { status: 503 })
    return new Response(picture.body, {
      headers: {
        'content-type': picture.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
        // A picture is looked at, never run: an SVG must not bring script along.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    })
  } catch (error) {
    if (error instanceof PictureNotFoundError) return new Response('No such picture', { status: 404 })
    throw error
  }
}

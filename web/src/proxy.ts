import { NextResponse, type NextRequest } from 'next/server'

/** Runs only for paths with a percent sign. */
export const config = { matcher: '/:path(.*%.*)' }

/** Answers 400 when a path has an invalid percent encoding; Next's router would answer 500. */
export function proxy(request: NextRequest): NextResponse {
  try {
    decodeURIComponent(request.nextUrl.pathname)
    return NextResponse.next()
  } catch {
    return new NextResponse('This address contains an invalid percent encoding.', {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
    })
  }
}

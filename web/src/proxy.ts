import { NextResponse, type NextRequest } from 'next/server'

/** Only addresses with a percent sign come here; no other request pays for it. */
export const config = { matcher: '/:path(.*%.*)' }

/** An address whose percent signs spell no text is answered 400; the router would answer it 500. */
export function proxy(request: NextRequest): NextResponse {
  try {
    decodeURIComponent(request.nextUrl.pathname)
    return NextResponse.next()
  } catch {
    return new NextResponse('This address is misspelt.', {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
    })
  }
}

import { config } from '@/content/config'
import { markdownByAddress } from '@/content/markdown/by-address'

type MarkdownRouteContext = { params: Promise<{ kind: string; name: string }> }

/** The Markdown form of a product or a post, behind addresses such as `/product-details/14.md` (next.config.ts). */
export async function GET(_: Request, { params }: MarkdownRouteContext): Promise<Response> {
  const { kind, name } = await params
  const page = await markdownByAddress(kind, name)
  const headers = { 'content-type': 'text/markdown; charset=utf-8' }
  if (!page) return new Response('# Not found\n', { status: 404, headers })
  const link = `<${config.siteUrl}${page.canonical}>; rel="canonical"`
  return new Response(page.text, { headers: { ...headers, link } })
}

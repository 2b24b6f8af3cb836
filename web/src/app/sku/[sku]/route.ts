import { screenHref } from '@shop/studio/routes'
import { itemBySku } from '@/content/compliance/compliance'
import { LakeUnavailableError } from '@/content/lake/fetch'
import { articleHref } from '@/content/selling/article-address'

/** Maximum length of an article number. */
const maxLength = 40

/**
 * The permanent address of an article, for the code on a printed box. It redirects to the page of its item, with its size
 * chosen. The redirect is temporary, because an article can move to another page. An unknown number leads to the search, which shows
 * what is closest to it; so does any number while the lake is down.
 */
export async function GET(_: Request, { params }: { params: Promise<{ sku: string }> }): Promise<Response> {
  // What was cut in the middle of a character is no text that an address can hold.
  const sku = (await params).sku.slice(0, maxLength).toWellFormed()
  const found = await itemBySku(sku).catch((error: unknown) => {
    if (!(error instanceof LakeUnavailableError)) throw error
  })
  const location = found
    ? articleHref(found.slug, found.sku)
    : `${screenHref('search')}?q=${encodeURIComponent(sku)}`
  return new Response(null, { status: 307, headers: { location } })
}

import { config } from '@/content/config'
import { sanityFetch } from '@/content/lake/fetch'
import { llmsQuery, llmsText } from '@/content/markdown/llms'
import { siteSettings } from '@/content/site/site'

/** What the shop offers, for language models (llmstxt.org). */
export async function GET(): Promise<Response> {
  const text = llmsText(
    await sanityFetch(llmsQuery, {}, { isEditable: false }),
    await siteSettings(),
    config.siteUrl,
  )
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

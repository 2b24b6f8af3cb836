import { config } from '@/content/config'
import { fetchDerived } from '@/content/lake/derived'
import { llmsLists, llmsQuery, llmsText } from '@/content/markdown/llms'
import { siteSettings } from '@/content/site/site'

/** What the shop offers, for language models (llmstxt.org). */
export async function GET(): Promise<Response> {
  const lists = await fetchDerived(llmsQuery, {}, (content) => llmsLists(content, config.siteUrl), {
    isEditable: false,
  })
  const text = llmsText(await siteSettings(), lists)
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

import { config } from '@/content/config'
import { screenWords } from '@/content/site/screen-words'
import { PageBand } from '@/ui/page-band'

/** The banner of a list of posts, from its document. */
export async function BlogBand({ screen }: { screen: 'blog-v1' | 'blog-v2' }) {
  const { heading, text } = await screenWords(screen)
  return <PageBand title={heading} text={text} siteUrl={config.siteUrl} />
}

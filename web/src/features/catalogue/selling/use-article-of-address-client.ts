import { type RefObject, useEffect, useRef } from 'react'
import { articleOf } from '@/content/selling/article-address'
import type { Article } from '@/content/selling/types'

/**
 * Chooses the size that the address names, as the codes on printed boxes do (`/sku/…`), and brings it into view. The fragment
 * is not sent to the server, so that the page stays one for all sizes.
 * @returns the ref of the element that shows the choice
 */
export function useArticleOfAddress(
  articles: readonly Pick<Article, 'sku'>[],
  choose: (sku: string) => void,
): RefObject<HTMLElement | null> {
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    const follow = () => {
      const sku = articleOf(location.hash)
      if (!sku || !articles.some((article) => article.sku === sku)) return
      choose(sku)
      shown.current?.scrollIntoView({ block: 'nearest' })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [articles, choose])
  return shown
}

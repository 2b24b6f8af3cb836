'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Article } from '@/content/selling/types'

type Choice = { sku?: string; choose: (sku: string) => void }

const ChosenArticle = createContext<Choice>({ choose: () => undefined })

type ChosenArticleProviderProps = { first?: string; children: ReactNode }

/** The size that is chosen on a page: plain prices and printed prices are those of one size. */
export function ChosenArticleProvider({ first, children }: ChosenArticleProviderProps) {
  const [sku, choose] = useState(first)
  return <ChosenArticle value={{ sku, choose }}>{children}</ChosenArticle>
}

/** The chosen size among the articles, and how to choose another one. */
export function useChosenArticle(articles: Article[]) {
  const { sku, choose } = useContext(ChosenArticle)
  return { article: articles.find((each) => each.sku === sku) ?? articles[0], choose }
}

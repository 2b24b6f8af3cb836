import { categoryMenu } from '@/content/catalogue/catalogue'
import { productHref } from '@shop/studio/routes'
import { questionsAbout } from '@/content/faq/faq'
import { answerFallback, answerNotFound } from '@/content/missing'
import { recentItem } from '@/content/recent/recent-item'
import type { Product } from '@/content/products/product'
import { followRedirect } from '@/content/redirects/redirects'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import { ProductView } from '@/features/products/product-view'
import { Prose } from '@/features/prose/prose'
import * as common from '@/messages/common'
import { RecentlyViewed } from '@/features/recent/recently-viewed-client'

type ProductPageProps = {
  product: Product | undefined
  /** The number in the address. */
  asked?: string
}

/** The page of a product, or a notice that there is no such product. */
export async function ProductPage({ product, asked }: ProductPageProps) {
  if (product && asked !== undefined && asked !== String(product.number)) {
    await followRedirect(productHref(asked))
    await answerFallback()
  }
  if (product) {
    const { id, number, name, pictures } = product
    const questions = await questionsAbout([id], { isShop: true })
    const description = <Prose body={product.description} />
    return (
      <>
        <ProductView product={product} description={description} questions={questions} />
        <RecentlyViewed item={recentItem(productHref(number), name, pictures)} />
      </>
    )
  }
  await answerNotFound(...(asked === undefined ? [] : [productHref(asked)]))
  return <NotFoundNotice title={common.productNotFound} categories={await categoryMenu()} />
}

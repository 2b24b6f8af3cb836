import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { badges } from '@/content/samples/samples'
import { CartButton } from '@/features/cart/cart-button-client'
import { QuoteButton } from '@/features/quotes/quote-button-client'
import { SearchButton } from '@/features/search/search-button-client'
import { WishlistCount } from '@/features/wishlist/wishlist-count-client'
import { WishlistButton } from '@/features/wishlist/wishlist-button-client'
import { type HeaderName, Shell } from '@/shell/shell'

type SiteShellProps = { header: HeaderName; children: ReactNode }

/** The shell with the tools of its header: search, wishlist and cart are features, which the shell does not know. */
export async function SiteShell({ header, children }: SiteShellProps) {
  const { cart, wishlist } = await badges()
  return (
    <Shell
      header={header}
      search={<SearchButton href={screenHref('search')} />}
      wishlist={
        <WishlistButton href={screenHref('wishlist')} count={wishlist.count} className="max-sm:hidden" />
      }
      wishlistCount={<WishlistCount count={wishlist.count} />}
      cart={<CartButton href={screenHref('cart')} {...cart} />}
      quote={(link) => <QuoteButton {...link} className="ms-3 whitespace-nowrap max-md:hidden" />}
    >
      {children}
    </Shell>
  )
}

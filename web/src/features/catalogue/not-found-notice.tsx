import { listingHref, screenHref } from '@shop/studio/routes'
import type { MenuCategory } from '@/content/catalogue/types'
import { isDraftMode } from '@/content/draft/mode'
import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { Link } from '@/ui/link-client'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'
import { goBackToHome } from '@/messages/errors'

type NotFoundNoticeProps = { title: string; categories?: MenuCategory[] }

/** The notice for a slug that matches nothing, with links to the categories. */
export async function NotFoundNotice({ title, categories = [] }: NotFoundNoticeProps) {
  const isDraft = await isDraftMode()
  return (
    <Notice
      title={title}
      actions={
        <>
          <ButtonLink href={screenHref('categories')}>{common.seeAllCategories}</ButtonLink>
          <ButtonLink href="/" look="quiet">
            {goBackToHome}
          </ButtonLink>
        </>
      }
    >
      {isDraft && <p>{common.whyNotFoundInDraft}</p>}
      <p>{categories.length > 0 ? messages.whyNotFoundTryThese : messages.whyNotFound}</p>
      <ul className="mt-4 empty:hidden flex flex-wrap justify-center gap-x-5 gap-y-1 text-body">
        {categories.map(({ name, slug }) => (
          <li key={slug}>
            <Link
              href={listingHref(slug)}
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-kraft-deep underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

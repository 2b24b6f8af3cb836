import { detailsHref } from '@shop/studio/routes'
import type { DetailsPage } from '@/content/catalogue/types'
import { questionsAbout } from '@/content/faq/faq'
import { recentItem } from '@/content/recent/recent-item'
import { navigation, siteSettings } from '@/content/site/site'
import { DetailsView } from '@/features/catalogue/details-view'
import { RecentlyViewed } from '@/features/recent/recently-viewed-client'

/** The details of an item or category, the questions about it, and what the visitor viewed before. */
export async function DetailsScreen({ entry }: { entry: DetailsPage }) {
  const [{ title }, { callToAction }, questions] = await Promise.all([
    siteSettings(),
    navigation('navigation-packaging'),
    questionsAbout(entry.ids),
  ])
  return (
    <DetailsView page={entry} brand={title} quote={callToAction} questions={questions}>
      <RecentlyViewed item={recentItem(detailsHref(entry.slug), entry.name, entry.pictures)} />
    </DetailsView>
  )
}

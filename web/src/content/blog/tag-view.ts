import { isSlug, screenHref, tagHref } from '@shop/studio/routes'
import { screenWords } from '../site/screen-words'
import { latestPosts, otherTagSpelling, taggedPosts } from './blog'
import type { PostCard } from './card'

type Param = string | string[] | undefined

/** The parameters of `/blog-tag`. */
export type TagSearch = { tag?: Param; page?: Param }

/** What `/blog-tag` shows. */
export type TagView = {
  heading: string
  seoDescription?: string
  /** The last entry of the breadcrumb. */
  name: string
  /** Only posts with one tag are shown. */
  isTagged?: boolean
  /** The canonical address; there is none for a tag that does not exist. */
  canonical?: string
  /** The address of a tag that does not exist. */
  missingHref?: string
  /** The address of the tag that is meant, when only its letter case differs. */
  otherHref?: string
  posts: PostCard[]
  /** The address with more posts. */
  moreHref?: string
}

/** The tag that the page without a parameter names in its breadcrumb (specification, section 2). */
const bareTag = 'vase'

const pageSize = 12
const maxPage = 50

/** The posts of a tag, or all of them; each page adds to those before it. */
export async function tagView(search: TagSearch): Promise<TagView> {
  const slug = first(search.tag)
  const page = pageNumber(first(search.page))
  const count = page * pageSize
  const { heading, seoDescription } = await screenWords('blog-tag')
  const tagged = isSlug(slug || bareTag) ? await taggedPosts(slug || bareTag, count) : undefined
  const name = tagged?.tag.title ?? heading
  if (slug && !tagged) {
    const other = isSlug(slug) ? await otherTagSpelling(slug) : undefined
    return {
      heading,
      name,
      posts: [],
      missingHref: tagHref(slug),
      ...(other && { otherHref: tagHref(other) }),
    }
  }
  const { posts, total } = slug && tagged ? tagged : await latestPosts(count)
  const canonical = slug ? tagHref(slug) : screenHref('blog-tag')
  const hasMore = total > posts.length && page < maxPage
  return {
    heading,
    seoDescription: slug ? `Posts of the blog about ${name}.` : seoDescription,
    name,
    isTagged: slug !== '',
    canonical,
    posts,
    moreHref: hasMore ? `${canonical}${slug ? '&' : '?'}page=${page + 1}` : undefined,
  }
}

const first = (param: Param) => (Array.isArray(param) ? param[0] : param)?.trim() ?? ''

/** A page from 1; anything else is the first. */
const pageNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), maxPage) : 1)

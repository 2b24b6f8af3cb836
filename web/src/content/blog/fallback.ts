import { type Post, postByNumber, postNumbers } from './blog'

/** A number in an address: without leading zeros, which would be further addresses of the same post. */
const numberPattern = /^[1-9]\d{0,8}$/

/** A post, and whether it replaces one that does not exist. */
type Shown = { post: Post | undefined; isFallback: boolean }

/**
 * The post that an address names, or the newest one: without a number, and for a number that no post has
 * (specification, section 8).
 */
export async function postOrNewest(number?: string): Promise<Shown> {
  const post = number && numberPattern.test(number) ? await postByNumber(Number(number)) : undefined
  if (post) return { post, isFallback: false }
  const [newest] = await postNumbers()
  return { post: newest ? await postByNumber(newest) : undefined, isFallback: number !== undefined }
}

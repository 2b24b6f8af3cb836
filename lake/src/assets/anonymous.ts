import { httpError } from '../http/errors.ts'

/** Widths in which callers without a token or login get pictures. */
const widths = [160, 320, 480, 640, 960, 1280, 1920]
const widest = 1920
/** Search parameters that they may use. Others would allow any number of variants. */
const allowed = new Set(['w', 'max-w', 'dpr', 'fit', 'fm', 'auto', 'q', 'dl'])

/**
 * The search parameters of a picture that an anonymous caller gets: the whole picture in the next larger width of a short
 * list, in the usual quality. The Studio's requests carry the login cookie and the site's a token, so they are not limited.
 * @throws LakeError 401 when the parameters ask for more than a width and a format
 */
export function anonymousParameters(search: URLSearchParams): URLSearchParams {
  const refused = [...search.keys()].find((name) => !allowed.has(name))
  if (refused !== undefined)
    throw httpError(
      401,
      `The parameter ${refused.slice(0, 40)} needs a token or a login; w, fm and auto do not`,
    )
  const limited = new URLSearchParams({ fit: 'max' })
  for (const name of ['fm', 'auto', 'dl']) {
    const value = search.get(name)
    if (value !== null) limited.set(name, value)
  }
  const isTransform = [...search.keys()].some((name) => name !== 'dl')
  if (!isTransform) return limited
  const width = search.get('w') ?? search.get('max-w')
  const wanted = width === null ? widest : Number(width) * Number(search.get('dpr') ?? 1)
  if (!(wanted > 0)) throw httpError(400, 'w and dpr must be numbers above 0')
  limited.set('w', String(widths.find((candidate) => candidate >= wanted) ?? widest))
  return limited
}

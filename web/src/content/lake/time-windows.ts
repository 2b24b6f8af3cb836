/** A query result at one moment, and the next moment (ms since 1970) at which it will be another one. */
type Timed<Result> = { result: Result; changesAt?: number }

type Options = {
  /** Milliseconds since 1970. */
  now: number
  /** Whether objects that have not started yet are kept, as in a preview. */
  showsUpcoming?: boolean
}

/**
 * Applies the time windows in a query result: an object whose `startsAt` is still to come, or whose `endsAt` has
 * passed, becomes `null`, and leaves a list. GROQ gives an object these fields as ISO 8601 dates (`"endsAt": saleEnds`); a
 * date that is missing or unreadable sets no bound.
 */
export function applyTimeWindows<Result>(result: Result, options: Options): Timed<Result> {
  const moments: number[] = []
  const shown = applyTo(result, options, moments) as Result
  // not all as arguments of `Math.min`: there can be hundreds of thousands
  const first = moments.reduce((earliest, moment) => Math.min(earliest, moment), Infinity)
  return { result: shown, changesAt: first < Infinity ? first : undefined }
}

function applyTo(value: unknown, options: Options, moments: number[]): unknown {
  if (Array.isArray(value)) {
    // GROQ compares dates as texts, so a filter lets a post of the future through whose date has an offset from UTC.
    return value.flatMap((item) => {
      const shown = applyTo(item, options, moments)
      return shown === null && item !== null ? [] : [shown]
    })
  }
  if (!isObject(value)) return value
  const { now, showsUpcoming = false } = options
  const startsAt = parseMoment(value.startsAt)
  const endsAt = parseMoment(value.endsAt)
  if (endsAt !== undefined && endsAt <= now) return null
  if (startsAt !== undefined && startsAt > now && !showsUpcoming) {
    moments.push(startsAt)
    return null
  }
  if (endsAt !== undefined) moments.push(endsAt)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, applyTo(part, options, moments)]),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parseMoment(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

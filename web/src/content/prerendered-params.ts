/** Maximum number of pages of one route that the build renders. Others are rendered at their first request, then cached. */
export const maxPrerenderedPages = 200

/**
 * What `generateStaticParams` of a route returns, so that a build takes as long for ten thousand documents as for two
 * hundred. Next.js requires at least one entry: without a document it is `whenNone`, whose page is "not found".
 */
export function prerenderedParams<Value, Params>(
  values: Value[],
  whenNone: Value,
  toParams: (value: Value) => Params,
): Params[] {
  return (values.length > 0 ? values.slice(0, maxPrerenderedPages) : [whenNone]).map(toParams)
}

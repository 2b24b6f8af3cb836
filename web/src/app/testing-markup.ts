import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** For tests: what the server renders. @throws the first error of a component */
export async function markupOf(node: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

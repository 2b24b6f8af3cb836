import type { ValidationContext } from 'sanity'
import { findOther, nameOf } from './unique.ts'

/** What is wrong with the form of a page's route. */
export function routeFormProblem(route: string | undefined): true | string {
  if (!route) return 'Say where the page is found, for example “/about”. The home page is “/”.'
  if (!route.startsWith('/')) return `Start the address with “/”: “/${route}”.`
  if (route === '/' || /^(\/[A-Za-z0-9]+([-_][A-Za-z0-9]+)*)+$/.test(route)) return true
  if (route.endsWith('/')) return 'Remove the “/” at the end.'
  return 'Use letters, digits and single hyphens between the “/”, for example “/terms-and-conditions”.'
}

/** A route is required, well formed, and no other page has it. */
export async function routeProblem(
  route: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const form = routeFormProblem(route)
  if (form !== true || !route) return form
  const other = await findOther(context, 'lower(route) == $value', route.toLowerCase())
  return other ? `The page “${nameOf(other)}” is already found at “${route}”. Choose another address.` : true
}

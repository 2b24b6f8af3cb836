import type { ValidationContext } from 'sanity'
import { isReservedPath, screenAt } from '../../routes/index.ts'
import { findOther, nameOf } from './unique.ts'

/** What is wrong with the form of a page's route, or with choosing one that the site itself needs. */
export function routeFormProblem(route: string | undefined): true | string {
  if (!route) return 'Enter the address of the page, for example “/about”. The home page is “/”.'
  if (!route.startsWith('/')) return `Start the address with “/”: “/${route}”.`
  if (isReservedPath(route)) return reservedProblem(route)
  if (route === '/' || /^(\/[A-Za-z0-9]+([-_][A-Za-z0-9]+)*)+$/.test(route)) return true
  if (route.endsWith('/')) return 'Remove the “/” at the end.'
  return 'Use letters, digits and single hyphens between the “/”, for example “/terms-and-conditions”.'
}

function reservedProblem(route: string): string {
  const screen = screenAt(route)
  return screen
    ? `“${route}” belongs to the fixed page “${screen.title}”. Choose another address. To lead visitors to that page, link to it.`
    : `The site uses “${route}” itself. Choose another address, for example “/about-us”.`
}

/** A route is required, well formed, free for pages, and used by no other page. */
export async function routeProblem(
  route: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const form = routeFormProblem(route)
  if (form !== true || !route) return form
  const other = await findOther(context, 'lower(route) == $value', route.toLowerCase())
  return other ? `The page “${nameOf(other)}” already has the address “${route}”. Choose another one.` : true
}

import { WorkPage } from '../work-page'

export { generateMetadata } from '../work-page'

export const ensureStatic = 'navigation'

/** The first work of the portfolio. */
export default function FirstWorkRoute() {
  return <WorkPage layout="gallery" />
}

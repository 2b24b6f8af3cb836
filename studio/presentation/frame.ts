/** The parts around the sections: of every page, or of pages with one header. */
export type Frame = { header?: 'packaging' | 'template'; message: string }

const everyPage: Frame = { message: 'Stands at the top or in the footer of every page.' }
const everyFooter: Frame = { message: 'Shown in the footer of every page.' }

/** Documents by which every page is framed: shop, categories in the footer, and the badges at the top. */
const framesAll = new Set(['siteSettings', 'category', 'cartSample', 'wishlistSample'])

/** The frame that a document is part of, if it is (web/src/shell). */
export function frameOf(id: string, type: string): Frame | undefined {
  if (framesAll.has(type)) return everyPage
  if (id === 'navigation-footer') return everyFooter
  if (type !== 'navigation') return undefined
  const isTemplate = id !== 'navigation-packaging'
  return isTemplate
    ? { header: 'template', message: 'Stands at the top of every page with the template header.' }
    : {
        header: 'packaging',
        message: 'Stands at the top of every page with the packaging header, the whole catalogue among them.',
      }
}

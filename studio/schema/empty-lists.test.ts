import { describe, expect, it } from 'vitest'
import { picture } from '../testing/documents.ts'
import { validate } from '../testing/schema.ts'

// The Studio removes a list with its last line, so that most empty lists are missing.
describe.each([{ list: undefined }, { list: [] }])('an empty list is refused: %j', ({ list }) => {
  it.each([
    ['shopSettings', 'shippingChoices'],
    ['navigation', 'items'],
    ['faqSection', 'items'],
    ['pricingPlan', 'features'],
    ['galleryItem', 'categories'],
    ['product', 'pictures'],
  ])('in a document of type %s', async (_type, field) => {
    const findings = await validate({ _id: _type, _type, picture, [field]: list })
    expect(findings.filter(({ path }) => path === field).map(({ level }) => level)).toEqual(['error'])
  })

  it('in a page, as a warning', async () => {
    const findings = await validate({ _id: 'page', _type: 'page', sections: list })
    expect(findings.filter(({ path }) => path === 'sections').map(({ level }) => level)).toEqual(['warning'])
  })
})

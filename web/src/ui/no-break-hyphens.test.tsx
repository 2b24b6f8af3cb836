import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NoBreakHyphens } from './no-break-hyphens'

const htmlOf = (text: string) => renderToStaticMarkup(<NoBreakHyphens text={text} />)

it('keeps the parts of a hyphenated word on one line', () =>
  expect(htmlOf('For Eco-Friendly shops')).toBe(
    'For <span class="whitespace-nowrap">Eco-Friendly</span> shops',
  ))

it('leaves a long text as it is', () => expect(htmlOf('a-b '.repeat(100))).toBe('a-b '.repeat(100)))

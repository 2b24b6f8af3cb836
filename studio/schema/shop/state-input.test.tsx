import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { set, unset, type StringSchemaType } from 'sanity'
import { expect, it } from 'vitest'
import { RadioInput } from '../fields/radio-input.tsx'
import { ORDER_STATES } from './order.ts'
import { consequencesOf, stateIn } from './state-input.tsx'

it.each([
  ['Pending', 'new'],
  ['Completed', 'done'],
  ['Cancel', 'done'],
])('a state of %s sets the handling to %s', (state, handling) => {
  const now = new Date('2026-05-01T12:00:00Z')
  expect(consequencesOf(state, now)).toEqual({ stateDate: now.toISOString(), handling })
})

it('knows the handling of every state, and leaves it as it is otherwise', () => {
  for (const { value } of ORDER_STATES) expect(consequencesOf(value)).toHaveProperty('handling')
  expect(consequencesOf('On its way')).not.toHaveProperty('handling')
})

it('takes an emptied field for no change of the state', () => {
  expect(stateIn(set('Cancel'))).toBe('Cancel')
  expect(stateIn(set(''))).toBeUndefined()
  expect(stateIn(unset())).toBeUndefined()
})

it('offers the states, and no button that clears the field', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={buildTheme()}>
      <RadioInput
        value="Completed"
        schemaType={{ options: { list: ORDER_STATES } } as StringSchemaType}
        validation={[]}
        elementProps={{} as never}
        onChange={() => {}}
      />
    </ThemeProvider>,
  )
  expect(html.match(/type="radio"/g)).toHaveLength(3)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  for (const title of ['Pending', 'Completed', 'Cancelled']) expect(html).toContain(`>${title}<`)
  expect(html).not.toContain('<button')
})

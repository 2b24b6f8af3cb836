// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react'
import type { ObjectInputProps } from 'sanity'
import { expect, it, vi } from 'vitest'

vi.mock('sanity', async (original) => ({
  ...(await original<object>()),
  useInitialValueResolverContext: () => context,
  resolveInitialValueForType: async () => ({ _type: 'partnerLogos', layout: 'carousel', secondsPerStep: 5 }),
}))
const context = {}
const { SectionInput } = await import('./section-input.tsx')

function shown(value: object | undefined, readOnly = false) {
  const onChange = vi.fn<(patches: unknown) => void>()
  const props = { value, readOnly, onChange, schemaType: {}, renderDefault: () => null }
  render(<SectionInput {...(props as unknown as ObjectInputProps)} />)
  return onChange
}

it('fills in a section that was inserted on the page', async () => {
  const onChange = shown({ _type: 'partnerLogos', _key: 'a' })
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onChange.mock.calls[0]?.[0]).toMatchObject([
    { type: 'setIfMissing', path: ['_type'] },
    { type: 'setIfMissing', path: ['layout'], value: 'carousel' },
    { type: 'setIfMissing', path: ['secondsPerStep'], value: 5 },
  ])
})

it.each([
  ['that an editor emptied', { _type: 'partnerLogos', _key: 'a', heading: '' }, false],
  ['that is not there', undefined, false],
  ['that cannot be changed', { _type: 'partnerLogos', _key: 'a' }, true],
])('leaves a section %s', async (_, value, readOnly) => {
  const onChange = shown(value, readOnly)
  await Promise.resolve()
  await Promise.resolve()
  expect(onChange).not.toHaveBeenCalled()
})

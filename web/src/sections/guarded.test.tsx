import { prerender } from 'react-dom/static'
import { useId, type ReactElement, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Guarded } from './guarded'

afterEach(() => vi.restoreAllMocks())

async function markupOf(component: () => ReactNode): Promise<string> {
  const { prelude } = await prerender(<Guarded component={component} props={{}} name="test a" />)
  return new Response(prelude).text()
}

const fail = (): never => {
  throw new Error('a field is missing')
}
const FailLater = async () => fail()
const Words = async ({ children }: { children: ReactNode }) => <p>{children}</p>

it('leaves out a component that throws, and says which section it belongs to', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await markupOf(fail)).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The section test a could'), expect.any(Error))
})

it.each([
  ['sync', fail],
  ['async', FailLater],
])('leaves out a nested %s component that throws, and keeps its siblings', async (_, Broken) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const markup = await markupOf(() => (
    <div>
      <Words>before</Words>
      <Words>
        <Broken />
        inside
      </Words>
      {['after'].map((word) => (
        <Words key={word}>{word}</Words>
      ))}
    </div>
  ))
  expect(markup).toBe('<div><p>before</p><p>inside</p><p>after</p></div>')
})

it('reaches elements that a client component takes as data', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Carousel = ({ slides }: { slides: { content: ReactNode }[] }) => slides.map(({ content }) => content)
  Object.assign(Carousel, { $$typeof: Symbol.for('react.client.reference') })
  const slides = [{ content: <Words key="a">kept</Words> }, { content: <FailLater key="b" /> }]
  expect(await markupOf(() => <Carousel slides={slides} />)).toBe('<p>kept</p>')
})

it('keeps the keys of elements, and gives none to an element without one', () => {
  const list = () => (
    <ul>
      <Words>one</Words>
      <Words>two</Words>
      <Words key="c">three</Words>
    </ul>
  )
  const { props } = Guarded({ component: list, props: {}, name: 'test a' }) as ReactElement<{
    children: ReactElement[]
  }>
  // Siblings with the same key stay in the browser's page after an update that removes them.
  expect(props.children.map(({ key }) => key)).toEqual([null, null, 'c'])
})

it('lets components use hooks', async () => {
  const Labelled = () => <b id={useId()}>name</b>
  expect(await markupOf(() => <Labelled />)).toMatch(/^<b id="[^"]+">name<\/b>$/)
})

it('passes on what Next.js throws to redirect or to answer "not found"', async () => {
  const { notFound } = await import('next/navigation')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(markupOf(() => notFound())).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})

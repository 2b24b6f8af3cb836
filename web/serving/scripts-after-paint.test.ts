import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { loadScriptsAfterPaint } from './scripts-after-paint'

/** As Next.js writes a document: it closes the body before the page's data. */
const html = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/start.js"/>
<script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head><body><p>Text</p>
<script src="/start.js" id="_R_" async=""></script><script>first()</script></body></html><script>data("$&")</script></body></html>`

const page = loadScriptsAfterPaint(html)
const [, loader = ''] = /<script>([^<]*)<\/script><\/body><\/html>$/.exec(page) ?? []

type AddedScript = { src: string; id?: string; async?: boolean }

/** Runs the loader in a browser of its own, which loads, paints and lets time pass when it is told to. */
function run(hidden: boolean) {
  const added: AddedScript[] = []
  const called: Record<'load' | 'frame' | 'task' | 'wait', (() => void)[]> = {
    load: [],
    frame: [],
    task: [],
    wait: [],
  }
  new Script(loader).runInNewContext({
    document: {
      hidden,
      createElement: () => ({}),
      head: { append: (script: AddedScript) => added.push(script) },
    },
    addEventListener: (name: 'load', listener: () => void) => called[name].push(listener),
    requestAnimationFrame: (frame: () => void) => called.frame.push(frame),
    setTimeout: (task: () => void, ms?: number) => called[ms ? 'wait' : 'task'].push(task),
  })
  const call = (name: keyof typeof called) => called[name].splice(0).forEach((each) => each())
  return { added, call }
}
const scripts = [
  { src: '/b.js', async: true },
  { src: '/start.js', id: '_R_', async: true },
]

describe('loadScriptsAfterPaint', () => {
  it('leaves no script in the document that the browser loads before it paints, except for old browsers', () => {
    expect(page).not.toMatch(/\/(?:b|start)\.js" |as="script"/)
    expect(page).toContain('<script src="/old.js" noModule=""></script>')
  })

  it('keeps everything else where it is', () => {
    expect(page).toContain('<head><link rel="stylesheet" href="/a.css"/>')
    expect(page).toContain('<script>first()</script></body></html><script>data("$&")</script>')
  })

  it('adds the scripts in their order, with their ids, once, in the frame after everything has loaded', () => {
    const { added, call } = run(false)
    call('load')
    call('frame')
    expect(added).toEqual([])
    call('task')
    call('wait')
    expect(added).toEqual(scripts)
  })

  it('does not wait for a picture that does not come', () => {
    const { added, call } = run(false)
    call('wait')
    expect(added).toEqual(scripts)
  })

  it('does not wait in a hidden tab, which has no frames', () => {
    expect(run(true).added).toEqual(scripts)
  })

  it('returns a document without scripts as it is', () => {
    expect(loadScriptsAfterPaint('<p>Text</p>')).toBe('<p>Text</p>')
  })

  it('returns a document that breaks off as it is', () => {
    const broken = '<body><p>Text</p><script src="/b.js" async=""></script>'
    expect(loadScriptsAfterPaint(broken)).toBe(broken)
  })
})

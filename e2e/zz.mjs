import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const paths = process.argv.slice(2)
for (const path of paths) {
  const ctx = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await ctx.newPage()
  const cdp = await ctx.newCDPSession(page)
  const all = []
  for (let i = 0; i < 5; i++) {
    const events = []
    await b.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing', 'v8'] })
    await page.goto('http://localhost:5000' + path, { waitUntil: 'load' })
    await page.waitForTimeout(3000)
    const buf = await b.stopTracing()
    const tr = JSON.parse(buf.toString()).traceEvents
    const main = tr.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain' && tr.some((x) => x.pid === e.pid && x.name === 'EvaluateScript'))
    const evs = tr.filter((e) => e.pid === main.pid && e.tid === main.tid)
    const tasks = evs.filter((e) => /RunTask/.test(e.name) && e.tdur > 8000)
    all.push(tasks.map((t) => { const inner = evs.filter((e) => e.ts >= t.ts && e.ts + (e.dur || 0) <= t.ts + t.dur && e.tdur > 1500 && !/RunTask|Thread/.test(e.name)).map((e) => e.name + (e.args?.data?.url ? ' ' + e.args.data.url.split('/').pop().slice(0, 18) : '') + (e.args?.data?.functionName ? ' ' + e.args.data.functionName : '') + ' ' + Math.round(e.tdur / 100) / 10); return Math.round(t.tdur / 100) / 10 + ' [' + inner.slice(0, 6).join('; ') + ']' }))
  }
  all.sort((a, c) => a.length - c.length)
  console.log(path); for (const a of all.slice(1, 3)) console.log('  run\n    ' + a.join('\n    '))
  await ctx.close()
}
await b.close()

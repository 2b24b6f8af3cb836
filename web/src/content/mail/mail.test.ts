import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkMail, type Mail, MailError } from './mail'
import { Outbox } from './outbox'
import { createDeliver } from './transport'

const mail: Mail = { to: 'anna@example.com', subject: 'Hello', text: 'Grüße\n.\nend' }
const from = 'Paper & Home <shop@example.com>'
let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mail-'))
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => {})
})

const filesIn = (folder: string) => {
  try {
    return readdirSync(join(dir, folder)).filter((name) => /\.(json|eml)$/.test(name))
  } catch {
    return []
  }
}

/** Resolves when all mails that are due were tried. */
async function sendAll(outbox: Outbox): Promise<void> {
  await outbox.sendDue()
  await outbox.idle()
}

describe('a mail', () => {
  it.each(['a@b.co\r\nBcc: x@y.co', 'a@b.co, x@y.co', 'a@b.co>', 'a', '', `${'a'.repeat(260)}@b.co`])(
    'goes to one address: not %j',
    (to) => {
      expect(() => checkMail({ ...mail, to })).toThrow(MailError)
      expect(() => checkMail({ ...mail, replyTo: to })).toThrow(MailError)
    },
  )

  it('has a subject of one line', () => {
    const { subject } = checkMail({ ...mail, subject: 'Hi\r\nBcc: x@y.co\u2028\u0000!' })
    expect(subject).toBe('Hi Bcc: x@y.co !')
    expect(checkMail({ ...mail, subject: 'x'.repeat(500) }).subject).toHaveLength(200)
    expect(checkMail({ ...mail, subject: '=?utf-8?B?eA==?=' }).subject).not.toContain('=?')
  })
})

describe('without a mail server', () => {
  it('is kept as a file, whose path is printed; nothing in it becomes a header', async () => {
    const deliver = createDeliver({ from, dir })
    await deliver(
      { ...mail, subject: 'Hi\r\nBcc: x@y.co', text: 'Bcc: z@y.co', replyTo: 'bert@example.com' },
      'a',
    )
    const [name = ''] = filesIn('.')
    const content = readFileSync(join(dir, name), 'utf8')
    const [headers = '', body] = content.split('\r\n\r\n')
    expect(headers).toMatch(/^From: .*<shop@example\.com>$/m)
    expect(headers).toMatch(/^To: anna@example\.com$/m)
    expect(headers).toMatch(/^Reply-To: bert@example\.com$/m)
    expect(headers).not.toMatch(/^bcc:/im)
    expect(body).toContain('Bcc: z@y.co')
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(join(dir, name)))
  })
})

describe('the outbox', () => {
  const outboxes: Outbox[] = []
  const open = (deliver: (mail: Mail, id: string) => Promise<void>, delays = [10, 10]) => {
    const outbox = new Outbox({ dir, deliver, delays })
    outboxes.push(outbox)
    return outbox
  }
  afterEach(() => outboxes.splice(0).forEach((outbox) => outbox.close()))

  it('removes what a process that was killed left behind', async () => {
    const folder = join(dir, 'outbox')
    mkdirSync(folder)
    const [old, recent] = ['a.json.1.tmp', 'b.json.2.tmp'].map((name) => join(folder, name))
    for (const file of [old!, recent!]) writeFileSync(file, '{')
    const yesterday = Date.now() / 1000 - 86_400
    utimesSync(old!, yesterday, yesterday)
    await sendAll(open(() => Promise.resolve()))
    expect(readdirSync(folder)).toEqual(['b.json.2.tmp'])
  })

  it('does not wait for a moment that was noted while the clock was ahead', async () => {
    mkdirSync(join(dir, 'outbox'))
    const dueAt = Date.now() + 365 * 86_400_000
    writeFileSync(join(dir, 'outbox', 'a.json'), JSON.stringify({ mail, attempts: 1, dueAt }))
    const deliver = vi.fn<(mail: Mail, id: string) => Promise<void>>().mockResolvedValue(undefined)
    await sendAll(open(deliver))
    expect(deliver).toHaveBeenCalledWith(mail, 'a')
    expect(filesIn('outbox')).toEqual([])
  })

  it('sends mails in the order in which they came, also while the server keeps some', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const sent: string[] = []
    const outbox = open((_, id) => (id.endsWith('slow') ? promise : Promise.resolve(void sent.push(id))))
    for (const id of ['z', 'm-slow', 'a', 'b-slow', 'c-slow', 'y', 'x']) await outbox.add(mail, id)
    const run = sendAll(outbox)
    await expect.poll(() => sent).toHaveLength(4)
    // the first four begin together
    expect([sent.slice(0, 2).toSorted(), sent.slice(2)]).toEqual([
      ['a', 'z'],
      ['y', 'x'],
    ])
    await outbox.add(mail, 'later')
    void outbox.sendDue()
    await expect.poll(() => sent.at(-1)).toBe('later')
    resolve()
    await run
    expect(filesIn('outbox')).toEqual([])
  })

  it('waits for no mail that is being sent, and says when one is', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const outbox = open(() => promise)
    for (const id of ['a', 'b', 'c', 'd', 'e']) await outbox.add(mail, id)
    await outbox.sendDue()
    await outbox.begun('d')
    await outbox.begun('unknown')
    let hasBegun = false
    const begun = outbox.begun('e').then(() => (hasBegun = true))
    await new Promise((settled) => setTimeout(settled, 30))
    expect(hasBegun).toBe(false)
    resolve()
    await begun
    await outbox.idle()
    expect(filesIn('outbox')).toEqual([])
  })

  it('tries a mail again when its timer has ended before the clock says so', async () => {
    const deliver = vi
      .fn<(mail: Mail, id: string) => Promise<void>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(undefined)
    const outbox = open(deliver, [60, 10_000])
    await outbox.add(mail, 'a')
    await sendAll(outbox)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 30)
    await new Promise((waited) => setTimeout(waited, 100))
    clock.mockRestore()
    expect(deliver).toHaveBeenCalledOnce()
    await expect.poll(() => filesIn('outbox')).toEqual([])
  })

  it('lets no new mail wait for those that failed before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const sent: string[] = []
    const failed = new Set<string>()
    let hanging = 0
    const outbox = open((_, id) => {
      if (!id.startsWith('bad')) return Promise.resolve(void sent.push(id))
      if (failed.has(id)) return (hanging++, promise)
      failed.add(id)
      return Promise.reject(new Error('away'))
    })
    for (let n = 0; n < 8; n++) await outbox.add(mail, `bad-${n}`)
    void outbox.sendDue()
    await expect.poll(() => [failed.size, hanging]).toEqual([8, 4])
    await outbox.add(mail, 'new')
    void outbox.sendDue()
    await expect.poll(() => sent).toEqual(['new'])
    resolve()
    await expect.poll(() => filesIn('outbox')).toEqual([])
  })

  it('tries a mail again until it is sent, once', async () => {
    const deliver = vi
      .fn<(mail: Mail, id: string) => Promise<void>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(undefined)
    const outbox = open(deliver)
    await outbox.add(mail, 'a')
    await sendAll(outbox)
    expect(filesIn('outbox')).toEqual(['a.json'])
    await expect.poll(() => filesIn('outbox')).toEqual([])
    await sendAll(outbox)
    expect(deliver.mock.calls).toEqual([1, 2, 3].map(() => [mail, 'a']))
  })

  it('puts a mail aside that fails too often, or that the server refuses for good; others leave', async () => {
    const refused = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 })
    const deliver = vi.fn<(mail: Mail, id: string) => Promise<void>>(({ to }) => {
      if (to === 'refused@example.com') return Promise.reject(refused)
      return to === 'never@example.com' ? Promise.reject(new Error('away')) : Promise.resolve()
    })
    const outbox = open(deliver)
    await outbox.add({ ...mail, to: 'refused@example.com' }, 'refused')
    await outbox.add({ ...mail, to: 'never@example.com' }, 'never')
    await outbox.add(mail, 'good')
    await sendAll(outbox)
    await expect.poll(() => filesIn('failed').toSorted()).toEqual(['never.json', 'refused.json'])
    expect(filesIn('outbox')).toEqual([])
    expect(deliver.mock.calls.map(([, id]) => id).toSorted()).toEqual([
      'good',
      'never',
      'never',
      'never',
      'refused',
    ])
  })

  it('sends what an earlier run left, and puts a damaged file aside', async () => {
    const stopped = open(() => Promise.reject(new Error('away')), [3_600_000])
    await stopped.add(mail, 'a')
    writeFileSync(join(dir, 'outbox', 'b.json'), '{"mail":')
    const deliver = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
    await sendAll(open(deliver))
    expect(deliver).toHaveBeenCalledExactlyOnceWith(mail, 'a')
    expect(filesIn('failed')).toEqual(['b.json'])
  })

  it('leaves a file that cannot be opened at the moment where it is', async () => {
    mkdirSync(join(dir, 'outbox', 'a.json'), { recursive: true })
    await sendAll(open(() => Promise.resolve()))
    expect([filesIn('outbox'), filesIn('failed')]).toEqual([['a.json'], []])
  })
})

describe('with a mail server', () => {
  const received: { to: string[]; data: string; user?: string }[] = []
  let failures = 0
  let server: SMTPServer
  let url: string

  beforeEach(async () => {
    received.length = 0
    server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, done) =>
        password === 'p:w/1' ? done(null, { user: username }) : done(new Error('wrong password')),
      onRcptTo: ({ address }, _, done) => {
        if (address.startsWith('nobody@'))
          return done(Object.assign(new Error('no such user'), { responseCode: 550 }))
        return done(failures-- > 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null)
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            data: Buffer.concat(chunks).toString(),
            user: session.user,
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as { port: number }
    url = `smtp://shop:${encodeURIComponent('p:w/1')}@127.0.0.1:${port}`
  })
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

  it('is handed over with password and one recipient', async () => {
    failures = 0
    await createDeliver({ url, from, dir })({ ...mail, subject: 'Hi\r\nBcc: x@y.co' }, 'id-1')
    expect(received).toMatchObject([{ to: ['anna@example.com'], user: 'shop' }])
    expect(received[0]?.data).toMatch(/^Message-ID: <id-1@example\.com>$/im)
    expect(received[0]?.data).toMatch(/^Auto-Submitted: auto-generated$/im)
    expect(received[0]?.data).not.toMatch(/^bcc:/im)
    expect(filesIn('.')).toEqual([])
  })

  it('is handed over later when the server is busy, and put aside when it refuses', async () => {
    failures = 1
    const outbox = new Outbox({ dir, deliver: createDeliver({ url, from, dir }), delays: [20, 20] })
    await outbox.add(mail, 'a')
    await outbox.add({ ...mail, to: 'nobody@example.com' }, 'b')
    await sendAll(outbox)
    expect(received).toEqual([])
    expect(filesIn('failed')).toEqual(['b.json'])
    await expect.poll(() => received).toHaveLength(1)
    await expect.poll(() => filesIn('outbox')).toEqual([])
    outbox.close()
  })

  it('waits, and is not given up, while the password is wrong', async () => {
    failures = 0
    const wrong = url.replace('p%3Aw%2F1', 'wrong')
    const outbox = new Outbox({ dir, deliver: createDeliver({ url: wrong, from, dir }), delays: [60_000] })
    await outbox.add(mail, 'a')
    await sendAll(outbox)
    outbox.close()
    expect([filesIn('outbox'), filesIn('failed')]).toEqual([['a.json'], []])
  })
})

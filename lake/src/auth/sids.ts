import { randomBytes } from 'node:crypto'

const lifetime = 60_000

/** Short-lived tickets that the Studio changes for a token, once. */
export class Sids {
  readonly #tickets = new Map<string, { token: string; until: number }>()

  issue(token: string): string {
    for (const [key, { until }] of this.#tickets) if (until < Date.now()) this.#tickets.delete(key)
    const sid = randomBytes(24).toString('base64url')
    this.#tickets.set(sid, { token, until: Date.now() + lifetime })
    return sid
  }

  /** The token of a ticket, which can be used once. */
  redeem(sid: string): string | undefined {
    const found = this.#tickets.get(sid)
    this.#tickets.delete(sid)
    return found && found.until >= Date.now() ? found.token : undefined
  }
}

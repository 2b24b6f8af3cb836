/** Visitors who request a page again and again, all at the same time. */
export class Visitors {
  readonly #failures: string[] = []
  readonly #visits: Promise<unknown>
  #sent = 0
  #isOver = false

  /** @param count how many there are */
  constructor(url: string, path: string, count = 8) {
    this.#visits = Promise.all(Array.from({ length: count }, () => this.#visit(url + path)))
  }

  haveSent(requests: number): boolean {
    return this.#sent >= requests
  }

  /** @returns what went wrong, one line for each failed request */
  async leave(): Promise<string[]> {
    this.#isOver = true
    await this.#visits
    return this.#failures
  }

  async #visit(url: string): Promise<void> {
    while (!this.#isOver) {
      this.#sent++
      try {
        const response = await fetch(url)
        const html = await response.text()
        if (response.status !== 200 || !html.includes('</html>')) this.#failures.push(`${response.status}`)
      } catch (error) {
        this.#failures.push(`${String(error)} ${String((error as Error).cause)}`)
      }
    }
  }
}

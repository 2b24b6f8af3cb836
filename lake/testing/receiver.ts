import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Delivery = { headers: IncomingHttpHeaders; text: string; body: unknown }

/** A receiver of webhooks that responds with the statuses of `answers` in turn and then repeats the last one. */
export async function startReceiver(answers = [200]) {
  const attempts: Delivery[] = []
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const status = answers[Math.min(attempts.length, answers.length - 1)] ?? 200
      const delivery = { headers: request.headers, text, body: JSON.parse(text) as unknown }
      attempts.push(delivery)
      if (status === 200) deliveries.push(delivery)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, attempts, deliveries }
}

import { isValidSignature } from '@sanity/webhook'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Delivery = { syncTags: string[]; signature: string; body: string }

/** A server that receives webhooks. It responds with the statuses of `answers` in turn and then repeats the last one, each after `delay` ms. */
export async function startSite(answers: number[] = [200], delay = 0) {
  const deliveries: Delivery[] = []
  const attempts: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const status = answers[Math.min(attempts.length, answers.length - 1)] ?? 200
      attempts.push(status)
      const signature = String(request.headers['sanity-webhook-signature'])
      if (status === 200)
        deliveries.push({ ...(JSON.parse(body) as { syncTags: string[] }), signature, body })
      setTimeout(() => response.writeHead(status).end(), delay)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const isSigned = (delivery: Delivery, secret: string) =>
    isValidSignature(delivery.body, delivery.signature, secret)
  return { url: `http://127.0.0.1:${port}/api/revalidate`, port, deliveries, attempts, close, isSigned }
}

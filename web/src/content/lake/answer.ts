import { LakeUnavailableError } from './fetch'

/** A response with JSON that no cache stores. */
export const answer = (status: number, content: object): Response =>
  Response.json(content, { status, headers: { 'cache-control': 'no-store' } })

/** The response, or 503 with the message while the lake is down and the content was never read before. */
export async function answerUnlessDown(message: string, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!(error instanceof LakeUnavailableError)) throw error
    return answer(503, { message })
  }
}

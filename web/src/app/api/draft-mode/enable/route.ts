import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { enterDraftMode } from '@/content/draft/enter'

/** The Studio's Presentation and `npm run preview` lead here, with a secret and the page to show. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const passage = await enterDraftMode(request)
  if ('to' in passage) redirect(passage.to)
  return Response.json(
    { error: passage.error },
    { status: passage.status, headers: { 'cache-control': 'no-store' } },
  )
}

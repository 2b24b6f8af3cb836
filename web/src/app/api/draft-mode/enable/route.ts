import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { enterDraftMode } from '@/content/draft/enter'

/** Enters draft mode. The Studio's Presentation and `npm run preview` open this address with a secret and a page. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const passage = await enterDraftMode(request)
  if ('to' in passage) redirect(passage.to)
  return Response.json(
    { error: passage.error },
    { status: passage.status, headers: { 'cache-control': 'no-store' } },
  )
}

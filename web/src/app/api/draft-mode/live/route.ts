import { connection } from 'next/server'
import { liveChanges } from '@/content/draft/live'

/** Tells a page in draft mode that something was edited. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return liveChanges(request)
}

import { connection } from 'next/server'
import { liveChanges } from '@/content/draft/live'

/** Sends a page in draft mode an event for each edit. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return liveChanges(request)
}

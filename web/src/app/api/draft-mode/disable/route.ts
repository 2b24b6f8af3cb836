import { connection } from 'next/server'
import { leaveDraftMode } from '@/content/draft/leave'

/** Leaves draft mode. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return leaveDraftMode(request)
}

import { firstCartLines } from '@/content/samples/samples'

/** What a cart begins with; fetched when somebody opens the popup or changes something. */
export async function GET(): Promise<Response> {
  return Response.json(await firstCartLines())
}

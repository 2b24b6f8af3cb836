import { templateMenus } from '@/content/site/site'

/** What the template header's Home and Pages menus fetch when somebody reaches for them. */
export async function GET(): Promise<Response> {
  return Response.json(await templateMenus())
}

import type { SanityClient } from '@sanity/client'
import { lakeClient } from '../client'
import { cacheTagOf } from './cache-tags'
import { expireEverything, expireTags } from './expired-tags'

/** Milliseconds until a stream that the lake refused is opened again. */
const pause = 5000

/**
 * Expires the tags of each publish, as the lake's stream of live events reports it: one stream for each server, none for
 * visitors. Several servers need no shared cache then. Publishes can be missed before the start, until the stream opens,
 * and while it is interrupted: everything expires at the start and whenever the stream (re)opens.
 * @returns a function that ends the stream
 */
export function followPublishes(client: SanityClient = lakeClient): () => void {
  let end = () => {}
  const open = () => {
    const again = (reason: string) => {
      end()
      console.warn(`The lake's live events ended (${reason}); trying again in ${pause / 1000} s.`)
      const timer = setTimeout(open, pause)
      end = () => clearTimeout(timer)
    }
    const subscription = withTokenInHeader(client)
      .live.events()
      .subscribe({
        next: (event) => {
          // An error thrown here would end nothing and lose the publish, so a message without tags expires everything.
          if (event.type === 'message' && Array.isArray(event.tags)) expireTags(event.tags.map(cacheTagOf))
          else if (event.type === 'goaway') again(event.reason)
          else if (event.type !== 'reconnect') expireEverything()
        },
        error: (error: unknown) => again(String(error)),
      })
    end = () => subscription.unsubscribe()
  }
  expireEverything()
  open()
  return () => end()
}

/** The client sends its token with events of drafts only; a private dataset asks for one with those of publishes, too. */
function withTokenInHeader(client: SanityClient): SanityClient {
  const { token, headers } = client.config()
  return token ? client.withConfig({ headers: { ...headers, authorization: `Bearer ${token}` } }) : client
}

import { useToast } from '@sanity/ui/toast'
import { useClient, useSyncState, type DocumentActionComponent } from 'sanity'
import { isMove } from './address-part.ts'
import { leaveRedirects } from './leave-redirects.ts'

/**
 * The Studio's action “Publish”. When the address of the document changes, the redirect is written first: while the page
 * is still at its old address, the site shows the page and ignores the redirect.
 */
export function publishWithRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublish: DocumentActionComponent = (props) => {
    const client = useClient({ apiVersion: '2025-02-19' })
    const toast = useToast()
    const action = publish(props)
    const onHandle = action?.onHandle
    const { id, type, draft, published } = props
    const { isSyncing } = useSyncState(id, type)
    if (!action || !onHandle || !isMove(draft, published)) return action
    // The redirect leads to the address that the lake has: what was typed must have arrived.
    if (isSyncing) return { ...action, disabled: true }
    const handle = async () => {
      try {
        const removeNeedless = await leaveRedirects(client, id)
        onHandle()
        await removeNeedless()
      } catch (error) {
        console.error(error)
        toast.push({
          status: 'error',
          title: 'Not published: the redirect from the old address could not be saved. Try again.',
        })
      }
    }
    return { ...action, onHandle: () => void handle() }
  }
  return Object.assign(usePublish, { action: publish.action, displayName: publish.displayName })
}

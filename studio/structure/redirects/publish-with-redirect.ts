import { useEffect, useRef } from 'react'
import { useToast } from '@sanity/ui/toast'
import { useClient, useSyncState, type DocumentActionComponent } from 'sanity'
import { addressPart, isMove } from './address-part.ts'
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
    const needless = useRef<{ address: string | undefined; remove: () => Promise<void> }>(undefined)
    const isBusy = useRef(false)
    const address = addressPart(published)
    useEffect(() => {
      if (!needless.current || needless.current.address !== address) return
      void needless.current.remove()
      needless.current = undefined
    }, [address])
    if (!action || !onHandle || !isMove(draft, published)) return action
    // The redirect leads to the address that the lake has: what was typed must have arrived.
    if (isSyncing) return { ...action, disabled: true, title: 'Saving …' }
    const handle = async () => {
      // A second click on a slow line would publish twice.
      if (isBusy.current) return
      isBusy.current = true
      try {
        const remove = await leaveRedirects(client, id)
        needless.current = { address: addressPart(draft), remove }
        onHandle()
      } catch (error) {
        console.error(error)
        toast.push({
          status: 'error',
          title: 'Not published: the redirect from the old address could not be saved. Try again.',
        })
      } finally {
        isBusy.current = false
      }
    }
    return { ...action, onHandle: () => void handle() }
  }
  return Object.assign(usePublish, { action: publish.action, displayName: publish.displayName })
}

import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { DialogLoading } from '../loading.tsx'
import { useRedirects } from '../redirects/use-redirects.ts'
import { useUsedOn } from '../shown-on/shown-on.tsx'
import { Refused, useReferrers } from './refused.tsx'

type DeleteDialogProps = {
  id: string
  type: string
  isPublished: boolean
  onDelete: () => Promise<void>
  onUnpublish: () => Promise<void>
  onClose: () => void
}

const wordsOfRedirects = (count: number) =>
  `${count === 1 ? 'One redirect leads' : `${count} redirects lead`} here and will lead nowhere, until you choose another page under “Site”, “Redirects”.`

/** How many pages the dialog names. */
const MAX_PAGES = 6

/** Shows the consequences of a deletion; a document that others need cannot be deleted. */
export function DeleteDialog({ id, type, isPublished, onDelete, onUnpublish, onClose }: DeleteDialogProps) {
  const { referrers, failure } = useReferrers(id)
  const used = useUsedOn(id, type)
  const redirects = useRedirects(id)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async (deed: () => Promise<void>) => {
    setBusy(true)
    try {
      await deed()
      onClose()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
      setBusy(false)
    }
  }
  if (!referrers || !used || redirects === undefined) return <DialogLoading failure={failure} />
  if (referrers.list.length > 0)
    return <Refused what="It cannot be deleted yet." referrers={referrers} onClose={onClose} />
  const further = used.places.length + (used.more ?? 0) - MAX_PAGES
  return (
    <Stack gap={4}>
      {isPublished && used.frame && <Text size={1}>{used.frame.message}</Text>}
      {isPublished && used.places.length > 0 && (
        <Stack gap={3}>
          <Text size={1}>Visitors will no longer find it here:</Text>
          {used.places.slice(0, MAX_PAGES).map(({ href, title }) => (
            <Text key={href} size={1} muted>
              {title} · {href}
            </Text>
          ))}
          {further > 0 && (
            <Text size={1} muted>
              and on {further === 1 ? 'one more page' : `${further} more pages`}
            </Text>
          )}
        </Stack>
      )}
      <Text size={1}>
        {redirects > 0 ? wordsOfRedirects(redirects) : 'No other document links to it or is part of it.'} You
        can bring it back later: “Site”, then “Deleted documents”.
      </Text>
      {isPublished && (
        <Text size={1}>To take it off the site and keep working on it, unpublish it instead.</Text>
      )}
      {error && (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Text size={1}>{error}</Text>
        </Card>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" fontSize={1} padding={3} text="Cancel" onClick={onClose} />
        {isPublished && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            disabled={isBusy}
            text="Unpublish instead"
            onClick={() => void run(onUnpublish)}
          />
        )}
        <Button
          tone="critical"
          fontSize={1}
          padding={3}
          disabled={isBusy}
          text="Delete"
          onClick={() => void run(onDelete)}
        />
      </Flex>
    </Stack>
  )
}

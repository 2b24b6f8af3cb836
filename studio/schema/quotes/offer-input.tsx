import { SparklesIcon } from '@sanity/icons/Sparkles'
import { Button, Card, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { set, useClient, useFormValue, type ObjectInputProps } from 'sanity'
import { ConfirmDialog } from '../../structure/confirm-dialog.tsx'
import { maxLines } from '../../structure/max-lines.ts'
import { useQuote } from '../../structure/quotes/use-quote.ts'
import {
  coloursOf,
  type ItemPrices,
  mayOffer,
  proposedValidUntil,
  proposeLines,
  type RequestLine,
} from '../../quotes/index.ts'
import { publishedId } from '../rules/unique.ts'

type Line = RequestLine & { item?: { _ref?: string } }
type Offer = { lines?: unknown[]; validUntil?: string; terms?: string }
type Found = { items: (ItemPrices & { _id: string })[]; terms: string | null }

const QUERY = /* groq */ `{
  "items": *[_id in $ids] {
    _id, price, salePrice, saleEnds,
    selling {
      pricePer, orderUnit, articles[] { sku, price, perOrderUnit }, priceBreaks[] { from, reduction },
      units[] { key, holds },
      print { minimum, colours, prices[] { from, amount }, extraColour, plate }
    }
  },
  "terms": *[_id == "shopSettings"][0].offerTerms
}`

/**
 * The offer, with a button that fills it from the request and today's price list. Lines are replaced only after the editor
 * confirms it; last day and terms that are filled in stay, and delivery is for the editor to enter. Above a closed request it
 * says that no offer can follow.
 */
export function OfferInput(props: ObjectInputProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const lines = (useFormValue(['lines']) as Line[] | undefined) ?? []
  const hasArtwork = useFormValue(['attachment']) !== undefined
  const hasMessage = Boolean(useFormValue(['message']))
  const quote = useQuote(publishedId(String(useFormValue(['_id']))))
  const toast = useToast()
  const [isReading, setReading] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const offer = (props.value ?? {}) as Offer

  const propose = async () => {
    setAsking(false)
    setReading(true)
    try {
      const answered = lines.slice(0, maxLines)
      const ids = answered.flatMap(({ item }) => item?._ref ?? [])
      const { items, terms } = await client.fetch<Found>(QUERY, { ids }, { perspective: 'published' })
      const now = new Date()
      const itemOf = new Map(items.map((item) => [item._id, item]))
      const proposed = answered.flatMap((line) => proposeLines(line, itemOf.get(line.item?._ref ?? ''), now))
      props.onChange([
        set(proposed, ['lines']),
        set(offer.validUntil ?? proposedValidUntil(now), ['validUntil']),
        ...(offer.terms === undefined && terms ? [set(terms, ['terms'])] : []),
      ])
      const missing = proposed.filter(({ unitPrice }) => unitPrice === undefined).length
      const isUnread = hasMessage || lines.some(({ note }) => note && !coloursOf(note))
      const isUnprinted = hasArtwork && !lines.some(({ note }) => coloursOf(note))
      toast.push({
        status: missing > 0 || isUnread || isUnprinted ? 'warning' : 'success',
        title:
          missing > 0 ? `${missing} of ${proposed.length} lines need a price from you` : 'Prices filled in',
        description:
          isUnread || isUnprinted
            ? 'The buyer sent artwork, a message or a note that the price list does not answer. Read it, and add lines for it.'
            : undefined,
      })
    } catch (error) {
      console.error(error)
      toast.push({ status: 'error', title: 'The price list could not be read. Try again.' })
    } finally {
      setReading(false)
    }
  }

  if (quote && !mayOffer(quote.state))
    return (
      <Stack gap={5}>
        <Card tone="caution" padding={3} radius={2} border>
          <Text size={1}>
            {quote.state === 'accepted'
              ? 'The buyer accepted this offer, and it is an order now. What you change here reaches nobody.'
              : 'The buyer withdrew the request. What you change here reaches nobody.'}
          </Text>
        </Card>
        {props.renderDefault(props)}
      </Stack>
    )
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Button
          icon={SparklesIcon}
          text="Suggest prices"
          tone="primary"
          mode="ghost"
          disabled={props.readOnly || isReading || lines.length === 0}
          onClick={() => (offer.lines?.length ? setAsking(true) : void propose())}
        />
        <Text size={1} muted>
          Fills the lines with the requested items at today’s list prices, with printing where a note says
          “Printed, 2 colours”.
        </Text>
      </Stack>
      {props.renderDefault(props)}
      {isAsking && (
        <ConfirmDialog
          title="Replace all lines?"
          text="Replace the lines with the request and the price list? Your changes to the lines will be lost."
          confirm="Replace lines"
          onConfirm={() => void propose()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

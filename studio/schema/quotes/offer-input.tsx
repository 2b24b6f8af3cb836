import { SparklesIcon } from '@sanity/icons/Sparkles'
import { Button, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { set, useClient, useFormValue, type ObjectInputProps } from 'sanity'
import { type ItemPrices, proposedValidUntil, proposeLine, type RequestLine } from '../../quotes/index.ts'

type Line = RequestLine & { item?: { _ref?: string } }
type Offer = { shipping?: number; validUntil?: string; terms?: string }
type Found = { items: (ItemPrices & { _id: string })[]; terms: string | null }

const QUERY = /* groq */ `{
  "items": *[_id in $ids] {
    _id, price, salePrice, saleEnds,
    selling {
      pricePer, orderUnit, articles[] { sku, price, perOrderUnit }, priceBreaks[] { from, reduction },
      units[] { key, holds }
    }
  },
  "terms": *[_id == "shopSettings"][0].offerTerms
}`

/** The offer, with a button that fills it from the request and today's price list. What is filled in stays. */
export function OfferInput(props: ObjectInputProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const lines = (useFormValue(['lines']) as Line[] | undefined) ?? []
  const toast = useToast()
  const [isReading, setReading] = useState(false)
  const offer = (props.value ?? {}) as Offer

  const propose = async () => {
    setReading(true)
    try {
      const ids = lines.flatMap(({ item }) => item?._ref ?? [])
      const { items, terms } = await client.fetch<Found>(QUERY, { ids }, { perspective: 'published' })
      const now = new Date()
      const proposed = lines.map((line) =>
        proposeLine(
          line,
          items.find(({ _id }) => _id === line.item?._ref),
          now,
        ),
      )
      props.onChange([
        set(proposed, ['lines']),
        set(offer.shipping ?? 0, ['shipping']),
        set(offer.validUntil ?? proposedValidUntil(now), ['validUntil']),
        ...(offer.terms === undefined && terms ? [set(terms, ['terms'])] : []),
      ])
      const missing = proposed.filter(({ unitPrice }) => unitPrice === undefined).length
      toast.push({
        status: missing > 0 ? 'warning' : 'success',
        title:
          missing > 0 ? `${missing} of ${proposed.length} lines need a price from you` : 'Prices proposed',
      })
    } catch (error) {
      console.error(error)
      toast.push({ status: 'error', title: 'The price list could not be read. Try again.' })
    } finally {
      setReading(false)
    }
  }

  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Button
          icon={SparklesIcon}
          text="Propose the prices"
          tone="primary"
          mode="ghost"
          disabled={props.readOnly || isReading || lines.length === 0}
          onClick={() => void propose()}
        />
        <Text size={1} muted>
          Fills the lines from the request with the prices of the price list at these quantities.
        </Text>
      </Stack>
      {props.renderDefault(props)}
    </Stack>
  )
}

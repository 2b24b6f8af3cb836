'use client'

import { useState } from 'react'
import type { PaymentChoice } from '@/content/orders/types'
import { ChoiceText, FieldSet, Radio } from '@/ui/choices'
import { useFormField } from '@/ui/forms/form-context'
import * as messages from '@/messages/checkout'
import * as common from '@/messages/common'

/** How the order is paid. A card is there as a sample, and says so when it is chosen. */
export function PaymentChoices({ choices }: { choices: PaymentChoice[] }) {
  const [kept, setChosen] = useState(choices[0]?.kind)
  // It may be offered no longer.
  const chosen = choices.find(({ kind }) => kind === kept)?.kind
  return (
    <FieldSet legend={common.payment} className="[&>legend]:mb-1">
      {choices.map(({ kind, name, text }) => (
        <Radio
          key={kind}
          name="payment"
          value={kind}
          checked={kind === chosen}
          onChange={() => setChosen(kind)}
          label={
            <span className="grow text-ink">
              <ChoiceText name={name} text={text} />
            </span>
          }
        />
      ))}
      <output className="block text-small text-amber not-empty:pt-2">
        {chosen === 'card' && messages.noCardsYet}
      </output>
      <FieldError name="payment" />
    </FieldSet>
  )
}

/** The error of a choice; the error summary links to it. */
export function FieldError({ name }: { name: string }) {
  const { id, error } = useFormField(name)
  return (
    <p id={id} tabIndex={-1} className="text-small text-clay not-empty:pt-2">
      {error}
    </p>
  )
}

import type { ReactNode } from 'react'
import type { Choice, Product } from '@/content/products/product'
import { choicesFormId } from './chosen-option'
import * as common from '@/messages/common'
import * as messages from '@/messages/products'

/** The sizes and colours of a product as radio buttons; the first of each is chosen at first. */
export function ProductChoices({ product: { sizes, colours } }: { product: Product }) {
  if (sizes.length + colours.length === 0) return null
  return (
    <form id={choicesFormId} className="flex flex-col gap-6">
      <Choices legend={common.size} name="size" choices={sizes}>
        {({ label }) => (
          <span className="flex min-h-11 min-w-11 items-center justify-center rounded-full border border-edge px-4 font-medium text-ink transition-colors duration-200 peer-checked:border-kraft-deep peer-checked:bg-kraft-deep peer-checked:text-ground peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-kraft-deep hover:border-kraft-deep">
            {label}
          </span>
        )}
      </Choices>
      <Choices legend={messages.colour} name="colour" choices={colours}>
        {({ label, value }) => (
          <span className="flex min-h-11 items-center gap-1.5 rounded-full border border-edge ps-1.5 pe-3 text-small sm:gap-2.5 sm:pe-4 text-ink transition-colors duration-200 peer-checked:border-kraft-deep peer-checked:ring-1 peer-checked:ring-kraft-deep peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-kraft-deep hover:border-kraft-deep">
            <span
              className="size-6 rounded-full sm:size-8 border border-line"
              style={{ backgroundColor: value }}
            />
            {label}
          </span>
        )}
      </Choices>
    </form>
  )
}

type ChoicesProps<Each extends Choice> = {
  legend: string
  name: string
  choices: Each[]
  children: (choice: Each) => ReactNode
}

function Choices<Each extends Choice>({ legend, name, choices, children }: ChoicesProps<Each>) {
  if (choices.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2.5 font-heading font-medium text-ink">{legend}</legend>
      <div className="flex flex-wrap gap-2 sm:gap-2.5">
        {choices.map((choice, index) => (
          <label key={choice.key} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={choice.key}
              defaultChecked={index === 0}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            {children(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

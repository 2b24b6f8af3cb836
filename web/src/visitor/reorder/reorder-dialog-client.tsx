'use client'

import { screenHref } from '@shop/studio/routes'
import { useEffect, useRef, useState, useTransition } from 'react'
import { withLine } from '@/content/cart/cart'
import type { ResolvedLine, ReorderSource } from '@/content/reorder/types'
import { Button, ButtonLink } from '@/ui/button'
import { changeCart, loadFirstLines } from '../cart-store'
import { addAllToQuote } from '../quote-popup'
import { useCart } from '../use-cart-client'
import { type Added, addedWords, addWords } from './added-words'
import { cartProblem, type Choices, chosenLines, chosenQuoteLines } from './choice'
import { fetchReorder } from './fetch-reorder'
import { ReorderLine } from './reorder-line-client'
import * as shell from '@/messages/shell'
import * as messages from '@/messages/visitor'

type ReorderDialogProps = { source: ReorderSource; onClose: () => void }

type Loaded = { lines: ResolvedLine[] } | { problem: string } | undefined

/** What of an order or a list can be ordered today, line by line, and the button that adds it to the cart or the quote list. */
export default function ReorderDialog({ source, onClose }: ReorderDialogProps) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isShown = true
    fetchReorder(source).then(
      (lines) => isShown && setLoaded({ lines }),
      (error: unknown) =>
        isShown && setLoaded({ problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isShown = false
    }
  }, [source, attempt])
  if (!loaded) return <output>{messages.checkingPrices}</output>
  if ('problem' in loaded) {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p className="text-clay">{loaded.problem}</p>
        <Button
          look="quiet"
          onClick={() => {
            setLoaded(undefined)
            setAttempt(attempt + 1)
          }}
        >
          {messages.tryAgain}
        </Button>
      </div>
    )
  }
  return <Lines lines={loaded.lines} onClose={onClose} />
}

function Lines({ lines, onClose }: { lines: ResolvedLine[]; onClose: () => void }) {
  const { status, lines: ownLines } = useCart()
  const [choices, setChoices] = useState<Choices>({})
  const [problem, setProblem] = useState<string>()
  const [added, setAdded] = useState<Added>()
  const ready = chosenLines(lines, choices)
  const quoted = chosenQuoteLines(lines, choices)
  const chosen: Added = { cart: ready.length, quote: quoted.length }
  const count = chosen.cart + chosen.quote
  const [isPending, startTransition] = useTransition()
  const isAdding = useRef(false)
  const isQuoted = useRef(false)
  const addAll = async () => {
    try {
      const inCart = status === 'own' ? ownLines : await loadFirstLines().catch(() => [])
      const found = cartProblem(inCart, ready)
      setProblem(found)
      if (found) return
      // A second attempt after a failure of the cart does not add the articles again.
      const refusal = isQuoted.current || quoted.length === 0 ? undefined : await addAllToQuote(quoted)
      setProblem(refusal)
      if (refusal) return
      isQuoted.current = true
      if (ready.length > 0) await changeCart((cart) => ready.reduce(withLine, cart))
      setAdded(chosen)
    } catch {
      setProblem(shell.notAdded)
    }
  }
  const add = () => {
    // Two clicks can come before the button is disabled.
    if (isAdding.current) return
    isAdding.current = true
    startTransition(async () => {
      await addAll()
      isAdding.current = false
    })
  }
  if (added) return <Done added={added} onClose={onClose} />
  const changed = lines.filter(isChanged).length
  return (
    <div className="flex flex-col gap-5">
      <output>{changed === 0 ? messages.nothingChanged : messages.linesChanged(changed)}</output>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <ReorderLine
            key={line.key}
            line={line}
            choices={choices}
            onChoose={(choice) => setChoices({ ...choices, [line.key]: { ...choices[line.key], ...choice } })}
          />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-clay">
          {problem}
        </p>
      )}
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center gap-x-5 gap-y-3 bg-ground px-5 py-3 sm:-mx-6 sm:px-6">
        <Button disabled={count === 0 || isPending} onClick={add} className="max-sm:w-full">
          {isPending ? messages.adding : addWords(chosen, lines)}
        </Button>
        {count < lines.length && <p className="text-small">{messages.notAdded(lines.length - count)}</p>}
      </div>
    </div>
  )
}

const isChanged = (line: ResolvedLine): boolean =>
  line.kind === 'gone' ||
  line.status !== 'same' ||
  (line.kind === 'product' && line.name !== line.now.name) ||
  (line.before !== undefined && line.now.price !== line.before)

function Done({ added, onClose }: { added: Added; onClose: () => void }) {
  const ref = useRef<HTMLOutputElement>(null)
  // The button that had the focus was removed.
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-5">
      <output ref={ref} tabIndex={-1} className="text-ink">
        {addedWords(added)}
      </output>
      <div className="flex flex-wrap gap-3">
        {added.quote > 0 && <ButtonLink href={screenHref('quote')}>{messages.viewQuoteList}</ButtonLink>}
        {added.cart > 0 && <ButtonLink href={screenHref('cart')}>{messages.viewCart}</ButtonLink>}
        <Button look="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </div>
  )
}

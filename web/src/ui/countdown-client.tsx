'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { timeLeft } from './time-left'

/** Updated every second (specification section 9). */
const tick = 1000

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, tick)
  return () => clearInterval(timer)
}

/** How long after the moment, in milliseconds: long enough for clocks that differ a little, and not the same for all visitors. */
const refreshDelay = () => 1500 + Math.random() * 5000

/** Fetches the page again once a moment has passed while it was open, such as the end of a sale: its prices are other ones then. */
function useRefreshOnceOver(isOver: boolean | undefined) {
  const router = useRouter()
  const wasRunning = useRef(false)
  useEffect(() => {
    if (isOver === false) wasRunning.current = true
    if (!isOver || !wasRunning.current) return
    const timer = setTimeout(() => router.refresh(), refreshDelay())
    return () => clearTimeout(timer)
  }, [isOver, router])
}

type CountdownProps = { end: string; label: string }

/** Days, hours, minutes and seconds until a moment; 00 once it has passed, and then the page is fetched again. */
export function Countdown({ end, label }: CountdownProps) {
  const now = useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / tick) * tick,
    () => undefined,
  )
  const left = now === undefined ? undefined : timeLeft(Date.parse(end), now)
  useRefreshOnceOver(now === undefined ? undefined : now >= Date.parse(end))
  return (
    <div role="timer" aria-label={label}>
      <dl className="grid grid-cols-[repeat(4,minmax(0,4.75rem))] gap-2 sm:flex sm:gap-4">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <div
            key={unit}
            className="flex flex-col-reverse items-center rounded-card border border-line bg-ground py-3 sm:min-w-24 sm:px-3 sm:py-4"
          >
            <dt className="text-small capitalize">{unit}</dt>
            <dd className="font-heading text-h2 text-ink tabular-nums">
              {left ? String(left[unit]).padStart(2, '0') : '00'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

'use client'

import { useSyncExternalStore } from 'react'
import { timeLeft } from './time-left'

/** Updated every second (specification section 9). */
const tick = 1000

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, tick)
  return () => clearInterval(timer)
}

type CountdownProps = { end: string; label: string }

/** Days, hours, minutes and seconds until a moment; 00 once it has passed. */
export function Countdown({ end, label }: CountdownProps) {
  const now = useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / tick) * tick,
    () => undefined,
  )
  const left = now === undefined ? undefined : timeLeft(Date.parse(end), now)
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

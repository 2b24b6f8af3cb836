import type { ReactNode } from 'react'

/** Names and values in two columns; a value that is missing leaves its line out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-3 sm:gap-x-8">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-ink">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

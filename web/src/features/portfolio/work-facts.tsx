import type { Work } from '@/content/portfolio/work'

/** Short facts about a work, a line each. */
export function WorkFacts({ facts }: Pick<Work, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className="border-t border-line">
      {facts.map(({ id, label, value }) => (
        <div key={id} className="grid grid-cols-[2fr_3fr] gap-4 border-b border-line py-3">
          <dt className="font-heading font-medium text-ink">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

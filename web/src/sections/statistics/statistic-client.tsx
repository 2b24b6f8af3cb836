'use client'

type StatisticProps = { value: string | null; title: string | null; text: string | null; level: 'h2' | 'h3' }

/** A figure of the company. Drawn in the browser too: its words are a quarter of its markup. */
export function Statistic({ value, title, text, level: Title }: StatisticProps) {
  return (
    <li className="flex flex-col gap-2 border-e border-b border-line p-6 transition-colors duration-200 hover:bg-band sm:p-8">
      <p className="font-heading text-title text-kraft-deep tabular-nums">
        <bdi>{value}</bdi>
      </p>
      <Title className="text-h3">{title}</Title>
      {text && <p className="text-small">{text}</p>}
    </li>
  )
}

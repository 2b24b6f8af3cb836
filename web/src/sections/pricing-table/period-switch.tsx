import * as messages from '@/messages/sections'

const periods = ['month', 'year'] as const

/**
 * Chooses the period whose prices the surrounding `group/period` shows: by CSS alone, so that it works while the script
 * loads and without one.
 * @param name of the radio buttons, unique on the page
 */
export function PeriodSwitch({
  name,
  labels,
}: {
  name: string
  labels: Record<(typeof periods)[number], string>
}) {
  return (
    <fieldset className="mx-auto mb-10 flex w-fit rounded-full border border-line p-1.5 lg:mb-14">
      <legend className="sr-only">{messages.monthlyOrYearly}</legend>
      {periods.map((period) => (
        <label
          key={period}
          className="flex min-h-11 cursor-pointer items-center rounded-full px-6 font-heading text-ink transition-colors duration-200 hover:text-kraft-deep has-checked:bg-kraft-deep has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={period}
            defaultChecked={period === 'month'}
            className="sr-only"
          />
          {labels[period]}
        </label>
      ))}
    </fieldset>
  )
}

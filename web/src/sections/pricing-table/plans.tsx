import type { Link } from '@/content/site/link'
import { ButtonLink } from '@/ui/button'
import { money } from '@/ui/money'
import { Points } from '@/ui/points'
import * as messages from '@/messages/sections'

type Plan = {
  id: string
  title: string
  /** Dollars. */
  monthlyPrice: number
  yearlyPrice: number
  people?: number
  features: string[]
}

/** The plans side by side, each with the price of the chosen period. */
export function Plans({ plans, callToAction }: { plans: Plan[]; callToAction?: Link }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3 xl:gap-8">
      {plans.map((plan) => (
        <li
          key={plan.id}
          className="flex flex-col gap-6 rounded-card border border-line p-6 transition-colors duration-200 hover:border-kraft sm:p-10"
        >
          <div>
            <h3 className="text-h3">{plan.title}</h3>
            {plan.people && (
              <p className="text-small">
                {plan.people === 1 ? messages.forOnePerson : messages.forPeople(plan.people)}
              </p>
            )}
          </div>
          <Price amount={plan.monthlyPrice} period="month" />
          <Price amount={plan.yearlyPrice} period="year" />
          <Points points={plan.features} className="flex grow flex-col gap-3 border-t border-line pt-6" />
          {callToAction && (
            <ButtonLink href={callToAction.href}>
              {callToAction.label}
              <span className="sr-only">: {plan.title}</span>
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Shown while its period is the one chosen in `PeriodSwitch`. */
function Price({ amount, period }: { amount: number; period: 'month' | 'year' }) {
  const shown =
    period === 'month'
      ? 'flex group-has-[[value=year]:checked]/period:hidden'
      : 'hidden group-has-[[value=year]:checked]/period:flex'
  return (
    <p className={`${shown} items-baseline gap-2`}>
      <span className="font-heading text-h1 text-ink tabular-nums">{money(amount)}</span>
      <span>/ {period}</span>
    </p>
  )
}

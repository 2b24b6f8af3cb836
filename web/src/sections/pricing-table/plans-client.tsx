'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import { ButtonLink } from '@/ui/button'
import { money } from '@/ui/money'
import { Icon } from '@/ui/icons/icon'
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

type Period = 'month' | 'year'

type PlansProps = {
  plans: Plan[]
  labels: Record<Period, string>
  callToAction?: { label: string; href: string }
}

const periods: Period[] = ['month', 'year']

/** The plans, with a switch between monthly and yearly prices that starts on monthly. */
export function Plans({ plans, labels, callToAction }: PlansProps) {
  const [period, setPeriod] = useState<Period>('month')
  return (
    <>
      <div className="mb-10 flex justify-center lg:mb-14">
        <fieldset className="flex rounded-full border border-line p-1.5">
          <legend className="sr-only">{messages.monthlyOrYearly}</legend>
          {periods.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === period}
              onClick={() => setPeriod(choice)}
              className={clsx(
                'min-h-11 rounded-full px-6 font-heading transition-colors duration-200',
                choice === period ? 'bg-kraft-deep text-ground' : 'text-ink hover:text-kraft-deep',
              )}
            >
              {labels[choice]}
            </button>
          ))}
        </fieldset>
      </div>
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
            <p className="flex items-baseline gap-2">
              <span className="font-heading text-h1 text-ink tabular-nums">
                {money(period === 'month' ? plan.monthlyPrice : plan.yearlyPrice)}
              </span>
              <span>/ {period}</span>
            </p>
            <ul className="flex grow flex-col gap-3 border-t border-line pt-6">
              {plan.features.map((feature) => (
                <li key={feature} className="point">
                  <Icon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
            {callToAction && (
              <ButtonLink href={callToAction.href}>
                {callToAction.label}
                <span className="sr-only">: {plan.title}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

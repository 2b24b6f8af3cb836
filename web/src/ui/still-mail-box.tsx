import { Button } from './button'
import { StillForm } from './still-form-client'

type StillMailBoxProps = { placeholder?: string | null; buttonLabel?: string | null }

/** A mail address and a button that check and send nothing (specification section 5); the footer's do. */
export function StillMailBox({ placeholder, buttonLabel }: StillMailBoxProps) {
  return (
    <StillForm className="flex w-full max-w-xl flex-col gap-3 sm:flex-row" noValidate>
      <input
        type="email"
        name="email"
        aria-label="Email address"
        autoComplete="email"
        placeholder={placeholder ?? undefined}
        className="input rounded-full px-5"
      />
      <Button type="submit">{buttonLabel ?? 'Subscribe'}</Button>
    </StillForm>
  )
}

import { screenHref, type ScreenKey } from '@shop/studio/routes'
import { Link } from '@/ui/link-client'

type SignInLinkProps = { question: string; to: ScreenKey; label: string }

/** A link from one account form to another. */
export function SignInLink({ question, to, label }: SignInLinkProps) {
  return (
    <p className="w-full max-w-lg">
      {question}{' '}
      <Link
        href={screenHref(to)}
        className="inline-flex min-h-11 items-center text-kraft-deep underline underline-offset-4 hover:text-ink"
      >
        {label}
      </Link>
    </p>
  )
}

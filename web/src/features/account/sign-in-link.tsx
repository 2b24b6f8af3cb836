import { screenHref, type ScreenKey } from '@shop/studio/routes'
import { Link } from '@/ui/link-client'

type SignInLinkProps = { question: string; to: ScreenKey; label: string }

/** A link from one account form to another. */
export function SignInLink({ question, to, label }: SignInLinkProps) {
  return (
    <p className="w-full max-w-lg">
      {question}{' '}
      <Link href={screenHref(to)} className="text-link">
        {label}
      </Link>
    </p>
  )
}

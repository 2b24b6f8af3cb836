import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'

/** The shop's logo and name, linked to the home page. */
export function Brand({ title }: { title: string }) {
  return (
    <Link href="/" className="brand">
      <Icon name="paper" />
      {title}
    </Link>
  )
}

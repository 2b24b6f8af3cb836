import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'

/** The shop's mark and name, leading home. */
export function Brand({ title }: { title: string }) {
  return (
    <Link href="/" className="brand">
      <Icon name="paper" />
      {title}
    </Link>
  )
}

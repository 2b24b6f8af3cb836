import { Link } from '@/ui/link-client'
import { Icon } from '@/ui/icons/icon'

/** The shop's mark and name, leading home. */
export function Brand({ title }: { title: string }) {
  return (
    <Link href="/" className="flex items-center gap-2 text-ink sm:gap-2.5">
      <Icon name="paper" className="size-7 sm:size-8 shrink-0 text-kraft" />
      <span className="font-heading text-[1.1875rem] min-[23rem]:text-[1.375rem] leading-none font-medium tracking-tight whitespace-nowrap">
        {title}
      </span>
    </Link>
  )
}

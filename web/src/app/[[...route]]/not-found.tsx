import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** The page for an address that does not exist (specification section 8). */
export default function NotFound() {
  return (
    <Notice title="Oops Sorry ! Page not found" actions={<ButtonLink href="/">Go Back To Home</ButtonLink>}>
      <p>The page may have moved, or the address may contain a typing error.</p>
    </Notice>
  )
}

import { CopyLink } from './copy-link-client'
import { Icon } from './icons/icon'
import type { IconName } from './icons/names'
import * as messages from '@/messages/ui'

type ShareLinksProps = {
  /** Without stega: it becomes part of addresses. */
  title: string
  /** The absolute address of the page. */
  address: string
  /** The absolute address of a picture of it. */
  media?: string
}

type Place = { name: string; icon?: IconName; href: string; parameters: Record<string, string> }

/** Links that share a page by email, messenger and social networks, and a button that copies its address. */
export function ShareLinks({ title, address, media = '' }: ShareLinksProps) {
  const places: Place[] = [
    { name: 'email', icon: 'mail', href: 'mailto:', parameters: { subject: title, body: address } },
    {
      name: 'WhatsApp',
      icon: 'whatsapp',
      href: 'https://wa.me/',
      parameters: { text: `${title} ${address}` },
    },
    {
      name: 'Facebook',
      icon: 'facebook',
      href: 'https://www.facebook.com/sharer/sharer.php',
      parameters: { u: address },
    },
    {
      name: 'X',
      icon: 'x-social',
      href: 'https://x.com/intent/post',
      parameters: { text: title, url: address },
    },
    {
      name: 'Pinterest',
      icon: 'pinterest',
      href: 'https://www.pinterest.com/pin/create/button/',
      parameters: { url: address, media, description: title },
    },
    {
      name: 'LinkedIn',
      href: 'https://www.linkedin.com/sharing/share-offsite/',
      parameters: { url: address },
    },
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-heading font-medium text-ink">{messages.share}</p>
      <ul className="-ms-2 flex flex-wrap">
        {places.map((place) => (
          <li key={place.name}>
            <a
              href={shareHref(place)}
              aria-label={place.name === 'email' ? messages.shareByEmail : messages.shareOn(place.name)}
              rel="noopener nofollow"
              className="icon-button"
            >
              {place.icon ? (
                <Icon name={place.icon} className="size-5" />
              ) : (
                // Hidden from screen readers, because it replaces a logo: Simple Icons has none of LinkedIn.
                <span className="font-heading text-h3 font-semibold before:content-['in']" />
              )}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <CopyLink address={address} />
        </li>
      </ul>
    </div>
  )
}

/** Spaces as `%20`: email programs show `+` as a plus sign. */
const shareHref = ({ href, parameters }: Place) =>
  `${href}?${Object.entries(parameters)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`

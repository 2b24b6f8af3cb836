import { stegaClean } from '@/content/draft/metadata'

type ShareLinksProps = {
  title: string
  /** The whole address, with its host. */
  url: string
}

/** Links that share a page; nothing is loaded from the other sites before a visitor follows one. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const [text, address] = [encodeURIComponent(stegaClean(title)), encodeURIComponent(url)]
  const targets = [
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?text=${text}&url=${address}`],
    ['Pinterest', `https://www.pinterest.com/pin/create/button/?url=${address}&description=${text}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
    ['Email', `mailto:?subject=${text}&body=${address}`],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <p className="font-heading text-ink">Share</p>
      <ul className="flex flex-wrap gap-x-5">
        {targets.map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              aria-label={name === 'Email' ? 'Share by email' : `Share on ${name}`}
              target={name === 'Email' ? undefined : '_blank'}
              rel="noopener"
              className="quiet-link min-h-11 min-w-11 justify-center text-small text-kraft-deep underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

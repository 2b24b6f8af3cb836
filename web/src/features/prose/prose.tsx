import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { ComponentProps } from 'react'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { shownBlocks } from '@/content/prose/shown-blocks'
import { linkHref, type RawTarget } from '@/content/site/link'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { ProseTable, type RawTable } from './prose-table'

type Body = ComponentProps<typeof PortableText>['value']

const components: PortableTextComponents = {
  block: {
    h2: ({ children }) => <h2>{children}</h2>,
    h3: ({ children }) => <h3 className="mt-4 text-h3 first:mt-0">{children}</h3>,
    normal: ({ children }) => <p>{children}</p>,
    blockquote: ({ children }) => (
      <blockquote className="my-4 border-s-2 border-kraft ps-6 font-heading text-h3 text-ink">
        {children}
      </blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => (
      <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-kraft">{children}</ul>
    ),
    number: ({ children }) => (
      <ol className="flex list-decimal flex-col gap-2 ps-6 marker:text-kraft-deep">{children}</ol>
    ),
  },
  marks: {
    link: ({ children, value }) => {
      const href = linkHref((value ?? {}) as RawTarget)
      if (!href) return <>{children}</>
      const className = 'text-kraft-deep underline underline-offset-4 hover:text-ink'
      return href.startsWith('/') ? (
        <Link href={href} className={className}>
          {children}
        </Link>
      ) : (
        <a href={href} rel="noopener" className={className}>
          {children}
        </a>
      )
    },
  },
  types: {
    table: ({ value }) => <ProseTable table={value as RawTable} />,
    picture: ({ value }) => {
      const picture = toPicture(value as Parameters<typeof toPicture>[0])
      if (!picture) return null
      return (
        <Picture
          source={pictureSource(picture)}
          sizes="(min-width: 1024px) 60vw, 88vw"
          className="my-4 h-auto w-full"
        />
      )
    },
  },
}

type ProseProps = {
  body: readonly object[] | null | undefined
  /** On wide screens the headings are beside the text; only for text with free space beside it. */
  hasSides?: boolean
}

/** Portable text of an article. Unknown blocks and marks are left out; their text is kept. */
export function Prose({ body, hasSides }: ProseProps) {
  if (!body || body.length === 0) return null
  return (
    <div className={hasSides ? 'prose prose-sides' : 'prose'}>
      <PortableText value={shownBlocks(body) as Body} components={components} onMissingComponent={false} />
    </div>
  )
}

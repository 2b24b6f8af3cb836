import type { ReactNode } from 'react'
import type { ScreenWords } from '@/content/site/screen-words'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

type SignInPageProps = { words: ScreenWords; children: ReactNode }

/** A page with a form of accounts in its middle. */
export function SignInPage({ words: { heading, text }, children }: SignInPageProps) {
  return (
    <>
      <PageBand title={heading} text={text} />
      <Section isTight label={heading}>
        <div className="flex flex-col items-center gap-8">{children}</div>
      </Section>
    </>
  )
}

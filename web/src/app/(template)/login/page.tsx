import { screenHref } from '@shop/studio/routes'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { ClosedForm } from '@/features/account/closed-form-client'
import { SignInLink } from '@/features/account/sign-in-link'
import { SignInPage } from '@/features/account/sign-in-page'
import { Checkbox } from '@/ui/choices'
import { Field } from '@/ui/field'
import { Link } from '@/ui/link-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/pages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('login')

export default async function LoginRoute() {
  return (
    <SignInPage words={await screenWords('login')}>
      <ClosedForm label={common.login} buttonLabel={common.login}>
        <Field label={common.email} type="email" autoComplete="username" />
        <Field label={messages.password} type="password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label={messages.rememberMe} />
          <Link href={screenHref('forgot-password')} className="quiet-link min-h-11">
            <bdi>{messages.forgotYourPassword}</bdi>
          </Link>
        </div>
      </ClosedForm>
      <SignInLink question={messages.noAccountYet} to="register" label={messages.register} />
    </SignInPage>
  )
}

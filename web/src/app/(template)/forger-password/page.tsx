import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { ClosedForm } from '@/features/account/closed-form-client'
import { SignInLink } from '@/features/account/sign-in-link'
import { SignInPage } from '@/features/account/sign-in-page'
import { Field } from '@/ui/field'
import * as common from '@/messages/common'
import * as messages from '@/messages/pages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('forgot-password')

export default async function ForgotPasswordRoute() {
  return (
    <SignInPage words={await screenWords('forgot-password')}>
      <ClosedForm label={messages.forgetPassword} buttonLabel={messages.sendInfo}>
        <Field label={common.email} type="email" autoComplete="username" />
      </ClosedForm>
      <SignInLink question={messages.rememberItAgain} to="login" label={common.login} />
    </SignInPage>
  )
}

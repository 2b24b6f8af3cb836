import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { ClosedForm } from '@/features/account/closed-form-client'
import { SignInLink } from '@/features/account/sign-in-link'
import { SignInPage } from '@/features/account/sign-in-page'
import { Checkbox } from '@/ui/choices'
import { Field } from '@/ui/field'
import * as common from '@/messages/common'
import * as messages from '@/messages/pages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('register')

export default async function RegisterRoute() {
  return (
    <SignInPage words={await screenWords('register')}>
      <ClosedForm label={messages.register} buttonLabel={messages.register}>
        <Field label={common.fullName} autoComplete="name" />
        <Field label={common.email} type="email" autoComplete="username" />
        <Field label={messages.password} type="password" autoComplete="new-password" />
        <Checkbox label={messages.rememberMe} />
      </ClosedForm>
      <SignInLink question={messages.haveAnAccount} to="login" label={common.login} />
    </SignInPage>
  )
}

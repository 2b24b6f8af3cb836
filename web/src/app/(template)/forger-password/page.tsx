import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { ClosedForm } from '@/features/account/closed-form-client'
import { SignInLink } from '@/features/account/sign-in-link'
import { SignInPage } from '@/features/account/sign-in-page'
import { Field } from '@/ui/field'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('forgot-password')

export default async function ForgotPasswordRoute() {
  return (
    <SignInPage words={await screenWords('forgot-password')}>
      <ClosedForm label="Forget Password" buttonLabel="Send Info">
        <Field label="Email" type="email" autoComplete="username" />
      </ClosedForm>
      <SignInLink question="Remember it again?" to="login" label="Login" />
    </SignInPage>
  )
}

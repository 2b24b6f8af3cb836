import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { ClosedForm } from '@/features/account/closed-form-client'
import { SignInLink } from '@/features/account/sign-in-link'
import { SignInPage } from '@/features/account/sign-in-page'
import { Checkbox } from '@/ui/choices'
import { Field } from '@/ui/field'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('register')

export default async function RegisterRoute() {
  return (
    <SignInPage words={await screenWords('register')}>
      <ClosedForm label="Register" buttonLabel="Register">
        <Field label="Full Name" autoComplete="name" />
        <Field label="Email" type="email" autoComplete="username" />
        <Field label="Password" type="password" autoComplete="new-password" />
        <Checkbox label="Remember Me" />
      </ClosedForm>
      <SignInLink question="Have an account?" to="login" label="Login" />
    </SignInPage>
  )
}

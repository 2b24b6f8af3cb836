import { screenHref } from '@shop/studio/routes'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { ClosedForm } from '@/features/account/closed-form-client'
import { SignInLink } from '@/features/account/sign-in-link'
import { SignInPage } from '@/features/account/sign-in-page'
import { Checkbox } from '@/ui/choices'
import { Field } from '@/ui/field'
import { Link } from '@/ui/link-client'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('login')

export default async function LoginRoute() {
  return (
    <SignInPage words={await screenWords('login')}>
      <ClosedForm label="Login" buttonLabel="Login">
        <Field label="Email" type="email" autoComplete="username" />
        <Field label="Password" type="password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label="Remember Me" />
          <Link href={screenHref('forgot-password')} className="quiet-link min-h-11">
            <bdi>Forgot your password?</bdi>
          </Link>
        </div>
      </ClosedForm>
      <SignInLink question="No account yet?" to="register" label="Register" />
    </SignInPage>
  )
}

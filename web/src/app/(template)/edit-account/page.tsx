import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { AccountPage } from '@/features/account/account-page'
import { ProfileForm } from '@/features/account/profile-form-client'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('edit-account')

export default async function EditAccountRoute() {
  return (
    <AccountPage words={await screenWords('edit-account')} current="edit-account">
      <ProfileForm />
    </AccountPage>
  )
}

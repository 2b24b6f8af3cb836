import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { AccountPage } from '@/features/account/account-page'
import { OwnData } from '@/features/account/own-data-client'
import { ProfileForm } from '@/features/account/profile-form-client'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('my-profile')

export default async function MyProfileRoute() {
  return (
    <AccountPage words={await screenWords('my-profile')} current="my-profile">
      <div className="flex flex-col gap-12">
        <ProfileForm />
        <OwnData />
      </div>
    </AccountPage>
  )
}

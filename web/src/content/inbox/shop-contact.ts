import { stegaClean } from '../draft/metadata'
import { isEmail } from '../forms/email'
import { siteSettings } from '../site/site'

/** The shop's name and email address for mails; without the lake, only a name. It never throws. */
export async function shopContact(): Promise<{ name: string; email?: string }> {
  try {
    const { title, contacts } = await siteSettings()
    const email = stegaClean(contacts.find(({ kind }) => kind === 'email')?.value ?? '').trim()
    return { name: stegaClean(title), email: isEmail(email) ? email : undefined }
  } catch (error) {
    console.error('The shop’s email address could not be read:', error)
    return { name: 'The shop' }
  }
}

import { stegaClean } from '../draft/metadata'
import { isEmail } from '../forms/email'
import { siteSettings } from '../site/site'

/** The shop's name and email address for mails; without the lake, only a name. It never throws. */
export async function shopContact(): Promise<{ name: string; email?: string }> {
  try {
    const { title, contacts } = await siteSettings()
    const addresses = contacts.flatMap(({ kind, value }) =>
      kind === 'email' && value ? [stegaClean(value).trim()] : [],
    )
    return { name: stegaClean(title), email: addresses.find(isEmail) }
  } catch (error) {
    console.error('The shop’s email address could not be read:', error)
    return { name: 'The shop' }
  }
}

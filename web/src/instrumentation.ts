/** Runs once when the site starts: mails that an earlier run could not send are tried again. */
export async function register(): Promise<void> {
  const { resumeOutbox } = await import('./content/mail/send')
  resumeOutbox()
}

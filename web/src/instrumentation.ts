/** Runs once when the site starts. */
export async function register(): Promise<void> {
  const [{ resumeOutbox }, { config }] = await Promise.all([
    import('./content/mail/send'),
    import('./content/config'),
  ])
  // Mails that an earlier run could not send.
  resumeOutbox()
  if (config.hasOwnCache) {
    const { expireWhenClockSteps } = await import('./content/lake/clock-steps')
    expireWhenClockSteps()
  }
  if (!config.followsPublishes || config.isDevelopment) return
  const { followPublishes } = await import('./content/lake/follow-publishes')
  followPublishes()
}

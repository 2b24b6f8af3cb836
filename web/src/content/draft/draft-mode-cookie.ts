/** The cookie of Next.js' draft mode; its value is a secret of the build. The server reads this file outside of the bundle. */
export const draftModeCookie = '__prerender_bypass'

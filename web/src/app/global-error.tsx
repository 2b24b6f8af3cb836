/**
 * Next.js has one of its own, but looks at it for each request as at a module that is still loading, for which all pages that are being
 * prerendered wait: while forms came without a pause, no page was rendered.
 */
export { GlobalErrorPage as default } from './error'

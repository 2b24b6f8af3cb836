/**
 * Calls a check now, when the visitor comes back to the page, and when the connection is there again.
 * @returns stops it
 */
export function checkOnReturn(check: () => void): () => void {
  const checkVisible = () => {
    if (document.visibilityState === 'visible') check()
  }
  checkVisible()
  document.addEventListener('visibilitychange', checkVisible)
  window.addEventListener('online', checkVisible)
  return () => {
    document.removeEventListener('visibilitychange', checkVisible)
    window.removeEventListener('online', checkVisible)
  }
}

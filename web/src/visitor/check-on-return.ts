/**
 * Calls a check now, when the visitor comes back to the page, and when the connection is restored.
 * @returns a function that stops the checks
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

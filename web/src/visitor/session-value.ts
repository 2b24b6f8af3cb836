/** A value that lasts as long as the tab: it survives a reload, and is deleted when the tab is closed. */
export type SessionValue = { read: () => unknown; write: (value: unknown) => void; forget: () => void }

/** Without storage (private mode, full disk) nothing is kept, and nothing fails. */
export const sessionValue = (key: string): SessionValue => ({
  read: () => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write: (value) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // The value is not kept.
    }
  },
  forget: () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Without storage there is no value.
    }
  },
})

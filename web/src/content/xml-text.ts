const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// oxlint-disable-next-line no-control-regex
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Text for XML: markup is escaped, characters that XML does not allow are removed. */
export const xmlText = (text: string) =>
  text.replace(notInXml, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** A copy of a text. V8 makes a part of a text without copying it, so whoever keeps the part keeps all of the text in memory. */
export const detached = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')

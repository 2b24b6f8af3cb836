/** A UUID (RFC 9562) of 32 hexadecimal digits; those of its version and variant are replaced. */
export const uuidOf = (hex: string, version: '4' | '8', variant = 'a'): string =>
  [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `${version}${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')

/** Of a list without pages: a browser shows 10,000 lines, which a program can write, after a minute. */
export const maxLines = 300

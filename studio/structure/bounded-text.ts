/** GROQ: a field as a short text. The lake refuses an answer with 20 names of millions of characters, which a program can store. */
export const boundedText = (field: string, max = 300): string =>
  `select(length(string(${field})) > ${max} => "(more than ${max} characters)", string(${field}))`

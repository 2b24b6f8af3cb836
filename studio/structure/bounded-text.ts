/** GROQ: a field as a short text. The lake refuses an answer with 20 names of millions of characters, which a program can store. */
export const boundedText = (field: string): string =>
  `select(length(string(${field})) > 300 => "(more than 300 characters)", string(${field}))`

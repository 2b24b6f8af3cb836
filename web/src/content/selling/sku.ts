/** Article numbers as queries compare them: in capitals, each once. */
export const inCapitals = (skus: readonly string[]): string[] => [
  ...new Set(skus.map((sku) => sku.toUpperCase())),
]

const measure =
  /(?<![\p{L}\p{N}-])\d+(?:[.,/]\d+)?\s*(?:g|gr|gsm|kg|oz|lb|lbs|mm|cm|in|inch|inches|ml|l|litres?|pcs?|pieces)?(?![\p{L}\p{N}-])/giu

/** A query without numbers and their units, which few texts have as a buyer types them: “400 g loaf” is “loaf”. */
export const withoutMeasures = (query: string): string => query.replace(measure, ' ').trim()

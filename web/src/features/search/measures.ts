const measure =
  /(?<![\p{L}\p{N}-])\d+(?:[.,/]\d+)?(?:["″]?\s*[x×]\s*\d+(?:[.,]\d+)?)*["″]?\s*(?:g|gr|grams?|gsm|kg|oz|lb|lbs|mm|cm|in|inch|inches|ml|l|litres?|pcs?|pieces)?(?![\p{L}\p{N}-])/giu

/** A query without numbers, dimensions (“10 x 12 cm”) and their units, which few texts have as a buyer types them: “400 g loaf” is “loaf”. */
export const withoutMeasures = (query: string): string => query.replace(measure, ' ').trim()

const gramsPer = { g: 1, gr: 1, kg: 1000, oz: 28.35, lb: 453.6 }

const weight =
  /(?<![\p{L}\p{N}.,/-])(?:(\d+)\s+(?=\d+\/))?([1-9]\d{0,2}(?:,\d{3})+(?=\s*(?:gr?|grams?|oz|lbs?)(?![\p{L}\p{N}]))|\d+(?:[.,]\d+)?)(?:\/(\d+))?\s*(gr?|kg|oz|lb)(?:ams?|s)?(?![\p{L}\p{N}-])/iu

/** The first weight in a text, in grams: “400g”, “1,000 g”, “1 1/2 lb”. */
export function gramsOf(text: string): number | undefined {
  const [, whole = '0', count = '', share = '1', unit = ''] = weight.exec(text) ?? []
  const grams = gramsPer[unit.toLowerCase() as keyof typeof gramsPer]
  // “1,000 g” are thousands, “1,250 kg” is a fraction.
  const isThousands = unit.toLowerCase() !== 'kg' && /^[1-9]\d{0,2}(?:,\d{3})+$/.test(count)
  const amount = Number(isThousands ? count.replaceAll(',', '') : count.replace(',', '.'))
  return grams && (Number(whole) + amount / (Number(share) || 1)) * grams
}

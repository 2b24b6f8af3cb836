const inColours = (colours: number) => (colours === 1 ? 'in one colour' : `in ${colours} colours`)

export const withoutYourPrint = 'These prices are for goods without your own print.'
export const seePrintedPrices = 'See printed prices'
export const printingIsQuoted = 'Printing is priced by quote.'
export const printedPrices = 'Printed prices'
export const pricesInclude = (size: string, pieces: string, plates: boolean) =>
  `${size}, printed in one colour, ${pieces} included${plates ? '; the total includes the printing plate' : ''}. In US dollars without delivery.`
export const quantity = 'Quantity'
export const priceOfThousand = (pieces: string) => `For 1,000 ${pieces}`
export const furtherColourAdds = (perThousand: string, pieces: string, plate: string | undefined) =>
  `Each further colour adds ${perThousand} for 1,000 ${pieces}${plate ? ` and ${plate} for its plate` : ''}.`
export const platesArePaidOnce = 'Plates are paid for once: a reorder needs no new ones.'
export const whatWillItCost = 'What will yours cost?'
export const howMany = (pieces: string) => `How many ${pieces}?`
export const colours = 'Colours'
export const colourCount = (count: number) => (count === 1 ? 'One colour' : `${count} colours`)
export const printed = (count: string, colours: number) => `${count} ${inColours(colours)}`
export const goods = (pieces: string, price: string) =>
  `${pieces.charAt(0).toUpperCase()}${pieces.slice(1)} ${price}`
export const run = (price: string) => `print ${price}`
export const plates = (colours: number, price: string) => `${colours === 1 ? 'plate' : 'plates'} ${price}`
export const reorder = (price: string) => `A reorder needs no new plates: ${price}`
export const startsAt = (minimum: string) => `Print starts at ${minimum}. Ask us about a shorter run.`
export const weQuoteThis = 'We price this by quote: send us what you need.'
export const getAPrintedQuote = 'Get a printed quote'
export const pricesOfExample = (size: string, colours: number, plates: boolean) =>
  `${size}, ${inColours(colours)}${plates ? `, with ${colours === 1 ? 'its plate' : 'plates'}` : ''}:`
export const piecesFor = (pieces: string, price: string) => `${pieces} for ${price}`

/** How an item is sold, for its own page. */
export const sellingFields = /* groq */ `
  selling {
    pricePer, orderUnit, minimumOrder, increment, maximumOrder, material, grammage, foodContact, foods[0...20],
    articles[0...500] { size, sku, price, perOrderUnit, width, fills },
    priceBreaks[0...20] { from, reduction },
    units[0...20] { key, singular, plural, holds },
    leadTime { minDays, maxDays, largeFrom, largeMinDays, largeMaxDays },
    sample { isAvailable, maxPerRequest },
    print { minimum, colours, minDays, maxDays, prices[0...20] { from, amount }, extraColour, plate },
    certificates[0...50]-> { _id, title, number, validUntil }
  }
`

/** Only the fields that an item is filtered and sorted by, because a listing may have thousands of items. */
export const comparedFields = /* groq */ `
  selling {
    pricePer, orderUnit, minimumOrder, increment, material, foods[0...20],
    articles[0...500] { size, sku, price, perOrderUnit, width },
    priceBreaks[0...20] { from, reduction },
    units[0...20] { key, singular, plural, holds },
    print { minimum }
  }
`

/** The same with the articles that cost least only, for the price of a card. */
export const lowestPriceFields = /* groq */ `
  selling {
    pricePer, orderUnit, minimumOrder, increment, material, foods[0...20],
    "articles": articles[0...500][defined(price)] | order(price * coalesce(perOrderUnit, 1) asc)[0...20] { size, sku, price, perOrderUnit, width },
    priceBreaks[0...20] { from, reduction },
    units[0...20] { key, singular, plural, holds },
    print { minimum }
  }
`

/** The same with the first article that has a price only, for what print costs beside an example. */
export const printPriceFields = /* groq */ `
  selling {
    pricePer, orderUnit, minimumOrder, increment, maximumOrder, material,
    "articles": articles[0...500][defined(price)][0...1] { size, sku, price, perOrderUnit, width },
    priceBreaks[0...20] { from, reduction },
    units[0...20] { key, singular, plural, holds },
    print { minimum, colours, minDays, maxDays, prices[0...20] { from, amount }, extraColour, plate }
  }
`

export const number = 'Number'
export const issuedBy = 'Issued by'
export const rule = 'Rule'
export const valid = 'Valid'
export const validBetween = (from: string, until: string) => `${from} to ${until}`
export const covers = 'Covers'
export const declarationsAndReports = 'Declarations and reports'
export const byProduct = 'By product'
export const findYourProduct = 'Find your product'
export const articleNumbers = 'Article numbers'
export const certificatesByProduct = 'Certificates by product'
export const expired = 'Expired'
export const validTo = (date: string) => `valid to ${date}`

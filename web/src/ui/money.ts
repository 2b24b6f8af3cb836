const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Dollars as visitors read them: whole amounts without cents. */
export const money = (amount: number) => (Number.isInteger(amount) ? whole : cents).format(amount)

/** Dollars with cents, for prices that stand below each other. */
export const moneyWithCents = (amount: number) => cents.format(amount)

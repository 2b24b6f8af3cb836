/** The mailbox of an address, for counting: at many providers, dots and what stands after a plus sign lead to the same one. */
export const mailboxOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/\+[^@]*(?=@)|\.(?=[^@]*@)/g, '')
    .replace(/@googlemail\.com$/, '@gmail.com')

/** The id of the answer of the forms of accounts. Without script they lead to it; so does “Logout”. */
export const noAccountsId = 'no-accounts'

/** Characters of all names and values: the largest order pad, and the fields beside it. */
const maxLength = 250_000

/**
 * What a visitor typed, as the answer of a form returns it. React writes each value into the page several times, with its
 * markup escaped, and a text of 10 MB would keep the server from answering others for 20 seconds. Values that do not fit are
 * left out; the browser still has them.
 */
export function returnedValues<Values extends Record<string, string | undefined>>(
  values: Values,
): Partial<Values> {
  let left = maxLength
  return Object.fromEntries(
    Object.entries(values).filter(([name, value = '']) => {
      const length = name.length + value.length
      const fits = length <= left
      if (fits) left -= length
      return fits
    }),
  ) as Partial<Values>
}

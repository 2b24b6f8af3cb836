/* Rows that were pasted from a spreadsheet. */

/** Rows beyond this are counted, and not read. A request holds 200 articles; each row takes the server's time for its result. */
export const maxRows = 500

/** Characters of the order pad; 500 rows of a spreadsheet with many columns. */
export const maxPadLength = 200_000

/** A row with what was found in it. */
export type PadRow = {
  /** Counted from 1; blank rows count. */
  row: number
  text: string
  sku: string
  /** As it was written. */
  quantity: string
}

export type PadRows = {
  rows: PadRow[]
  /** The first row, when it holds headings. */
  heading?: { row: number; text: string }
  /** Rows after the last one that was read. */
  unread: string[]
}

const skuWords =
  /^(sku|article|item|code|part|product)( ?(no\.?|nr\.?|number|code|id|#))?$|^(art|part|item)[.-]? ?no\.?$/i
const quantityWords =
  /^(qty\.?|quantity|quantities|count|amount|order(ed)?|cases?|units?|boxes|pieces|pcs\.?)$/i

/** Finds article number and quantity in each row, with any separator of columns. */
export function parsePad(text: string): PadRows {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ row: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  const [first, ...others] = lines
  const columns = first && headingsOf(cellsOf(first.text))
  const read = columns ? others : lines
  return {
    heading: columns ? first : undefined,
    rows: read.slice(0, maxRows).map((line) => ({ ...line, ...valuesOf(line.text, columns) })),
    unread: read.slice(maxRows).map((line) => line.text),
  }
}

type Columns = { sku: number; quantity: number; count: number }

/** The columns that the headings name, or undefined when the row holds none. */
function headingsOf(cells: string[]): Columns | undefined {
  const [sku, quantity] = [skuWords, quantityWords].map((words) =>
    cells.findIndex((cell) => words.test(cell)),
  )
  return sku === undefined || quantity === undefined || sku < 0 || quantity < 0
    ? undefined
    : { sku, quantity, count: cells.length }
}

function valuesOf(text: string, columns: Columns | undefined): Pick<PadRow, 'sku' | 'quantity'> {
  const separated = cellsOf(text)
  // Where a comma or a space separates the cells, it may stand within a quantity.
  const isSplit = !/[\t;]/.test(text) && (columns === undefined || separated.length > columns.count)
  const cells = isSplit ? joinThousands(separated) : separated
  if (columns)
    return {
      sku: cells[columns.sku] ?? '',
      quantity: isSplit && isAmbiguous(cells, columns) ? '' : (cells[columns.quantity] ?? ''),
    }
  const [sku = '', ...rest] = cells
  // Between columns there may be a name, after the quantity a price or a unit.
  const isSpaced = !/[\t;,]/.test(withoutThousands(text))
  const found = isSpaced
    ? (rest.findLast((cell) => isNumber(cell) && !isAmount(cell)) ?? rest.findLast(isNumber))
    : rest.find(isNumber)
  return { sku, quantity: found ?? rest.find((cell) => cell !== '') ?? '' }
}

/** Whether a row has a cell too many, and one that may belong to the number before: nobody knows the quantity of “KBB-01,1,000,19.50”. */
function isAmbiguous(cells: readonly string[], { count }: Columns): boolean {
  const filled = cells.findLastIndex((cell) => cell !== '') + 1
  return filled > count && cells.slice(1).some((cell) => /^\d{3}(?:\.\d+)?$/.test(cell))
}

const isNumber = (cell: string) => /^[-−+]?\d[\d.,'’\u00a0\u202f]*$/.test(cell)

const isAmount = (cell: string) => /[.,]\d\d$/.test(cell)

/** Of “KBB-01 1,000”, whose comma separates no cells. */
const withoutThousands = (text: string) => text.replaceAll(/(?<=\s)\d{1,3}(?:,\d{3})+(?=\s|$)/g, '')

/** The cells of a row: separated by tabs, else by semicolons, else by commas, else by spaces. */
function cellsOf(text: string): string[] {
  const separator = ['\t', ';', ','].find((each) =>
    (each === ',' ? withoutThousands(text) : text).includes(each),
  )
  return (separator ? splitAt(text, separator) : text.split(/\s+/)).map((cell) => cell.trim())
}

/** Splits a row of a CSV file. A cell in quotes may hold the separator, and two signs for one; in other cells they mean inches. */
function splitAt(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isBlank = true
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    const isPair = isQuoted && sign === '"' && text.charAt(at + 1) === '"'
    if (sign === '"' && !isPair && (isQuoted || isBlank)) isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
      isBlank = true
    } else {
      cell += sign
      isBlank &&= sign.trim() === ''
      if (isPair) at++
    }
  }
  return [...cells, cell]
}

/** “KBB-01,1,000” was split at the comma of its quantity. */
function joinThousands(cells: string[]): string[] {
  const start = cells.findIndex((cell, index) => index > 0 && /^\d{1,3}$/.test(cell))
  const groups = cells.slice(start + 1)
  const areGroups = start > 0 && groups.length > 0 && groups.every((cell) => /^\d{3}$/.test(cell))
  return areGroups ? [...cells.slice(0, start), [cells[start], ...groups].join('')] : cells
}

/** A quantity as people write it: “1,000”, “20.0”. @returns NaN for anything else */
export function parseQuantity(text: string): number {
  const plain = text.replaceAll('−', '-')
  if (/^-?\d{1,3}([,'’\u00a0\u202f]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/[^\d-]/g, ''))
  return /^[-+]?\d+(\.0{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Documents validated per batch: validation waits for idle moments of the browser, which many can share. */
const BATCH_SIZE = 100

/** The results for all items, in their order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(run))).flat())
  }
  return results
}

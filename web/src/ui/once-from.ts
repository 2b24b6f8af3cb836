/** Fetches a JSON address once per visit; a failure is not kept, so that the next call fetches again. */
export function onceFrom<Answer>(address: string): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  return () => {
    answer ??= fetch(address)
      .then((response) => {
        if (!response.ok) throw new Error(`${address} answered ${response.status}`)
        return response.json() as Promise<Answer>
      })
      .catch((error: unknown) => {
        answer = undefined
        throw error
      })
    return answer
  }
}

/**
 * State that exists once per process, also when its module is loaded several times: the server and Next.js load some
 * modules as they are, and a bundle contains a copy of its own.
 */
export function processWide<State extends object>(name: string, initial: State): State {
  const known = globalThis as { [key: symbol]: State | undefined }
  return (known[Symbol.for(`shop.${name}`)] ??= initial)
}

/**
 * A copy of a form's state, in which no object or list occurs twice. The browser sends the state back with the next form, and React
 * writes the second one as a reference to the first, which serving/plain-form.ts lets nobody send.
 * @param state of JSON values
 */
export const unshared = <State>(state: State): State => JSON.parse(JSON.stringify(state)) as State

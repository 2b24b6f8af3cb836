/**
 * Characters that are searched for in a text at most. For more than 250 the engine's search takes a time that grows with both, and
 * nothing ends it: a text of a few megabytes would hold the lake for seconds.
 */
export const maxSearched = 200

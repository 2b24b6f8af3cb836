/** GROQ, of a request: what says whether it waits for an editor, by the rule of `needsEditor` (studio/quotes/state.ts). */
const facts = /* groq */ `
  handledUntil,
  "lastWordAt": coalesce(
    *[_type == "quoteReply" && request._ref == ^._id && kind == "message"] | order(sentAt desc) [0].sentAt,
    sentAt
  ),
  "isWithdrawn": count(*[_type == "quoteReply" && request._ref == ^._id && kind == "withdrawal"]) > 0,
  "hasOrder": count(*[_type == "order" && quoteRequest == string::split(^._id, "quoteRequest.")[1]]) > 0
`
const waits = '(hasOrder || !isWithdrawn) && (!defined(handledUntil) || lastWordAt > handledUntil)'

const requests = '*[_type == "quoteRequest" && !(_id in path("drafts.**"))]'

/** GROQ: how many requests wait for an editor. */
export const WAITING_QUOTES = `count(${requests} { ${facts} }[${waits}])`

/** GROQ: all requests, those first that wait for an editor, and then the newest. */
export const quotesByNeed = `${requests} { ${facts}, "request": @ } | order(select(${waits} => 0, 1) asc, request.sentAt desc)`

/** GROQ: how many requests wait for an editor, by the rule of `needsEditor` (studio/quotes/state.ts). */
export const WAITING_QUOTES = /* groq */ `count(
  *[_type == "quoteRequest" && !(_id in path("drafts.**"))] {
    handledUntil,
    "lastWordAt": coalesce(
      *[_type == "quoteReply" && request._ref == ^._id && kind == "message"] | order(sentAt desc) [0].sentAt,
      sentAt
    ),
    "isWithdrawn": count(*[_type == "quoteReply" && request._ref == ^._id && kind == "withdrawal"]) > 0,
    "hasOrder": count(*[_type == "order" && quoteRequest == string::split(^._id, "quoteRequest.")[1]]) > 0
  }[(hasOrder || !isWithdrawn) && (!defined(handledUntil) || lastWordAt > handledUntil)]
)`

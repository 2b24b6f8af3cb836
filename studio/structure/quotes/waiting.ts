/**
 * GROQ: how many requests wait for an editor, as `needsEditor` says it of one (studio/quotes/state.ts): nobody has answered
 * yet, or the buyer wrote last.
 */
export const WAITING_QUOTES = /* groq */ `count(
  *[_type == "quoteRequest" && !(_id in path("drafts.**"))] {
    handling,
    "offeredAt": coalesce(offer.sentAt, ""),
    "last": *[_type == "quoteReply" && request._ref == ^._id && kind in ["message", "answer"]]
      | order(sentAt desc) [0] { kind, sentAt },
    "isWithdrawn": count(*[_type == "quoteReply" && request._ref == ^._id && kind == "withdrawal"]) > 0
  }[
    !isWithdrawn && (
      coalesce(handling, "new") == "new"
      || (last.kind == "message" && last.sentAt > select(handling == "offered" => offeredAt, ""))
    )
  ]
)`

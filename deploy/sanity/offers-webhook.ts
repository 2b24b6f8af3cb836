/** When the lake calls `/api/offers`: the site then sends an offer, a refusal or a message by email. */
export const offersWebhook = {
  name: 'offers',
  on: ['create', 'update'] as ('create' | 'update')[],
  filter:
    '(_type == "quoteRequest" && handling in ["offered", "refused"] && delta::changedAny((offer, handling))) || (_type == "quoteReply" && kind in ["answer", "message", "decline", "withdrawal"])',
  projection: '{_id, _type}',
}

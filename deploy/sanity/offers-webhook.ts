/** When the lake calls `/api/offers`: the site then sends an offer, a refusal, a message or the news of samples by email. */
export const offersWebhook = {
  name: 'offers',
  on: ['create', 'update'] as ('create' | 'update')[],
  filter:
    '(_type == "quoteRequest" && handling in ["offered", "refused"] && delta::changedAny((offer, handling))) || (_type == "quoteReply" && kind in ["answer", "message", "accept", "decline", "withdrawal"]) || (_type == "sampleRequest" && handling in ["approved", "sent"] && delta::changedAny(handling))',
  projection: '{_id, _type}',
}

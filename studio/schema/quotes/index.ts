import { quoteReply } from './quote-reply.ts'
import { quoteRequest } from './quote-request.ts'

/** Requests for a quote, and what buyers and editors write to each other about them. */
export const quotes = [quoteRequest, quoteReply]

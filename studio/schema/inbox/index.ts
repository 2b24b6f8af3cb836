import { newsletterLead } from './newsletter-lead.ts'
import { commentSubmission } from './comment-submission.ts'
import { inquiry } from './inquiry.ts'

/** What visitors send, as the desk lists it. */
export const inbox = [inquiry, commentSubmission, newsletterLead]

import { newsletterLead } from './newsletter-lead.ts'
import { commentSubmission } from './comment-submission.ts'
import { inquiry } from './inquiry.ts'
import { sampleRequest } from './sample-request.ts'

/** What visitors send, as the desk lists it. */
export const inbox = [inquiry, sampleRequest, commentSubmission, newsletterLead]

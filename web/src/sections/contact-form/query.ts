import { headFields } from '../../content/fragments'

export const contactFormFields = /* groq */ `
  ${headFields}, subjects, subjectPlaceholder, buttonLabel,
  labels { name, email, telephone, subject, message },
  receipt { heading, next }
`

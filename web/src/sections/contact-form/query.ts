import { headFields } from '../../content/fragments'

export const contactFormFields = /* groq */ `${headFields}, subjects, subjectPlaceholder, buttonLabel`

import { headFields } from '../../content/fragments'

const testimonialFields = /* groq */ `_id, name, location, text, rating`

export const testimonialsFields = /* groq */ `
  ${headFields},
  "testimonials": select(
    count(testimonials) > 0 => testimonials[]-> { ${testimonialFields} },
    *[_type == "testimonial"] | order(orderRank) { ${testimonialFields} }
  )
`

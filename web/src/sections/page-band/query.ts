export const pageBandFields = /* groq */ `heading, text`

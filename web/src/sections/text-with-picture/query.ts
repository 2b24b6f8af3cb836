import { linkFields, pictureFields, proseFields } from '../../content/fragments'

export const textWithPictureFields = /* groq */ `
  eyebrow, heading, points, pictureSide,
  body[] { ${proseFields} },
  picture { ${pictureFields} },
  callToAction { ${linkFields} }
`

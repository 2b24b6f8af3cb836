import { pictureFields } from '../../content/fragments'
import { productCardFields } from '../../content/products/queries'

export const productSliderFields = /* groq */ `
  buttonLabel,
  slides[] {
    _key, eyebrow, text,
    picture { ${pictureFields} },
    product-> { ${productCardFields} }
  }
`

import {
  siFacebook,
  siMastercard,
  siPayoneer,
  siPaypal,
  siPinterest,
  siVisa,
  siWhatsapp,
  siX,
} from 'simple-icons'
import { expect, test } from 'vitest'
import { brandMarks, inlineIcons, lineIcons } from './names'

type LineIcon = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } }

const brands = {
  facebook: siFacebook,
  mastercard: siMastercard,
  payoneer: siPayoneer,
  paypal: siPaypal,
  pinterest: siPinterest,
  visa: siVisa,
  whatsapp: siWhatsapp,
  'x-social': siX,
}
const paper = '<path d="M5 11.2 16 5v17.6L5 28.8z" opacity=".55"/><path d="m16 5 11 6.2v17.6l-11-6.2z"/>'

async function shapesOf(name: string) {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as LineIcon
  return __iconData.node
}

async function lineIcon(name: string, id = name): Promise<string> {
  const shapes = (await shapesOf(name)).map(([tag, attributes]) => {
    const drawn = Object.entries(attributes).filter(([key]) => key !== 'key')
    return `<${tag}${drawn.map(([key, value]) => ` ${key}="${value}"`).join('')}/>`
  })
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

/** Five stars in a row, as if they were five icons of 18 pixels with 2 between them. */
async function stars(full: number): Promise<string> {
  const shape = (await shapesOf('star'))[0]?.[1].d ?? ''
  const row = [0, 1, 2, 3, 4].map(
    (index) =>
      `<path d="${shape}" transform="translate(${(index * 80) / 3})"${index < full ? ' fill="currentColor"' : ''}/>`,
  )
  return `<symbol id="stars-${full}" viewBox="0 0 130.7 24">${row.join('')}</symbol>`
}

const filled = (name: string, size: number, shapes: string) =>
  `<symbol id="${name}" viewBox="0 0 ${size} ${size}" fill="currentColor" stroke="none">${shapes}</symbol>`

// To add an icon, put its name on a list in names.ts and run this test with -u, which rewrites the files.
test('the sprite holds every icon outside the shell, as Lucide and Simple Icons draw it', async () => {
  const symbols = [
    ...(await Promise.all(lineIcons.map((name) => lineIcon(name)))),
    ...(await Promise.all([0, 1, 2, 3, 4, 5].map(stars))),
    ...brandMarks.map((name) => filled(name, 24, `<path d="${brands[name].path}"/>`)),
  ]
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`
  await expect(sprite).toMatchFileSnapshot('sprite.svg')
})

test('the icons of the shell are in the HTML', async () => {
  const symbols = [
    ...(await Promise.all(inlineIcons.map((name) => lineIcon(name, `icon-${name}`)))),
    filled('icon-paper', 32, paper),
  ]
  const file = [
    '/** Written by sprite.test.ts. */',
    'export const inlineSymbols =',
    symbols.map((symbol) => `  '${symbol}'`).join(' +\n'),
  ].join('\n')
  await expect(`${file}\n`).toMatchFileSnapshot('inline-symbols.ts')
})

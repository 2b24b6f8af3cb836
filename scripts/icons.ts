import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './environment.ts'

/*
 * Renders the PNG icons of the site from icon.svg: run `node scripts/icons.ts` after changing it.
 */
const mark = readFileSync(join(root, 'web/src/app/icon.svg'), 'utf8').replace(/@media.*?\}\}/, '')
const ground = '#ffffff'

/** `part` is the logo's share of the icon's side; a maskable icon can be cropped by a fifth on each side. */
const icons = [
  { file: 'web/public/icon-192.png', side: 192, part: 1 },
  { file: 'web/public/icon-512.png', side: 512, part: 1 },
  { file: 'web/public/icon-maskable.png', side: 512, part: 0.6, ground },
  { file: 'web/src/app/apple-icon.png', side: 180, part: 0.75, ground },
]

for (const { file, side, part, ground: background } of icons) {
  const size = Math.round(side * part)
  const before = Math.floor((side - size) / 2)
  const drawn = sharp(Buffer.from(mark), { density: (72 * size) / 32 })
    .resize(size, size)
    .extend({
      top: before,
      left: before,
      bottom: side - size - before,
      right: side - size - before,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  const icon = background ? sharp(await drawn.png().toBuffer()).flatten({ background }) : drawn
  await icon.png({ compressionLevel: 9, palette: true }).toFile(join(root, file))
}

import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  cleanedOf,
  exif,
  exifSegment,
  exifWithoutPlace,
  jpegOf,
  photo,
  red,
  type Segment,
  xmp,
  xmpOf,
} from '../../../../testing/located-pictures.ts'
import { withoutLocation } from '../location.ts'

const xmpSegment = (text: string): Segment => [0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`)]

const video = Buffer.from(
  '\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x16\xa9xyz\0\x12\x15\xc7+59,54+010,45/',
  'latin1',
)

const iptc = Buffer.from('Photoshop 3.0\x008BIM\x04\x24\0\0\0\0\0\x10<x GPS="59,54"/>', 'latin1')

test.each<[string, Segment[], Buffer?]>([
  ['EXIF twice', [exifSegment(exif), exifSegment(exif)]],
  ['a place in the second EXIF', [exifSegment(exifWithoutPlace), exifSegment(exif)]],
  ['XMP in single quotes', [xmpSegment(xmpOf("exif:GPSLatitude='59,54.8N'"))]],
  ['XMP in CDATA', [xmpSegment(xmpOf('', '<exif:GPSLatitude><![CDATA[59,54.8N]]></exif:GPSLatitude>'))]],
  [
    'extended XMP',
    [
      xmpSegment(xmpOf('')),
      [0xe1, Buffer.from(`http://ns.adobe.com/xmp/extension/\0${'A'.repeat(40)}${xmp}`)],
    ],
  ],
  ['XMP of Photoshop', [[0xed, iptc]]],
  ['a comment', [[0xfe, Buffer.from('59,54.8N')]]],
  ['a video after it', [], video],
])('a JPEG loses its place in %s', async (_, segments, after = Buffer.alloc(0)) => {
  expect(await cleanedOf(Buffer.concat([await jpegOf(...segments), after]))).toEqual(await jpegOf())
})

test('a JPEG loses the picture after it, with its place', async () => {
  const second = await jpegOf(exifSegment(exif))
  expect(await cleanedOf(Buffer.concat([await jpegOf(), second]))).toEqual(await jpegOf())
  expect(await cleanedOf(Buffer.concat([second, second]))).toEqual(await jpegOf())
})

test('a progressive JPEG loses what is between its scans', async () => {
  const plain = await sharp(await photo('jpeg'))
    .jpeg({ progressive: true })
    .toBuffer()
  const at = plain.lastIndexOf(Buffer.from([0xff, 0xda]))
  const comment = Buffer.from('\xff\xfe\0\x0a59,54.8N', 'latin1')
  const sent = Buffer.concat([plain.subarray(0, at), comment, plain.subarray(at)])
  expect(await cleanedOf(sent)).toEqual(plain)
})

test('a JPEG of many scans is refused, also in an SVG', async () => {
  const plain = await sharp(red).jpeg({ progressive: true }).toBuffer()
  const lastScan = plain.subarray(plain.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const jpegOfScans = (more: number) =>
    Buffer.concat([plain.subarray(0, -2), ...Array<Buffer>(more).fill(lastScan), plain.subarray(-2)])
  const [few, many] = [jpegOfScans(30), jpegOfScans(50)]
  expect(await withoutLocation(few, 1e6)).toEqual(few)
  const href = `data:image/jpeg;base64,${many.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${href}"/></svg>`
  for (const sent of [many, Buffer.from(svg)])
    await expect(withoutLocation(sent, 1e6)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('scans') as string,
    })
})

import { z } from 'zod'
import { emailField, optionalLine, optionalText, requiredLine, withMaxLength } from '../forms/fields'
import { createFormHandler, FormError } from '../forms/handle-form'
import { createLimits, oneHour, tenMinutes } from '../forms/limits'
import { newIdPattern, quoteTokenPattern } from '../forms/id-patterns'
import { hashOf, tokenFor } from '../forms/token'
import { retriedId } from '../inbox/retried-id'
import { maxPadLength } from './pad-rows'
import { neededByMessage, requestRules } from './request-rules'
import { sendRequest } from './send-request'
import { readArtwork } from './read-artwork'
import type { QuoteResult } from './types'
import { wantedLines } from './wanted-lines'

const reload = 'Reload the page and try again'

/** The fields of the form. */
export const quoteSchema = z.object({
  name: requiredLine(requestRules.name),
  company: optionalLine(requestRules.company),
  email: emailField,
  phone: optionalLine(requestRules.phone),
  neededBy: z
    .string()
    .default('')
    .refine((text) => text === '' || isPossibleDay(text), neededByMessage),
  message: optionalText(requestRules.message),
  lines: wantedLines,
  pad: withMaxLength(
    z.string().max(maxPadLength, 'Please paste fewer rows at a time').default(''),
    maxPadLength,
  ),
  /** Made by the browser; without script both are missing. */
  id: z.string().regex(newIdPattern, reload).optional(),
  token: z.string().regex(quoteTokenPattern, reload).optional(),
})

/** Files stay on the disk of the lake: without a limit of their own, one visitor could send 17 GB a day. */
const artworkLimits = createLimits({
  perVisitor: { points: 5, seconds: oneHour },
  inTotal: { points: 30, seconds: oneHour },
})
const tooManyFiles = 'Too many files were sent. Try again in an hour, or send your request without the file'

/** With the words of all units in which its item is sold. */
const kilobytesOfLine = 8

/** Handles the form of a quote request: it reaches the editors' inbox, and both sides get an email. */
export const receiveQuoteRequest = createFormHandler<(typeof quoteSchema)['shape'], QuoteResult>({
  name: 'quote request',
  schema: quoteSchema,
  limits: createLimits({
    perVisitor: { points: 12, seconds: tenMinutes },
    inTotal: { points: 120, seconds: tenMinutes },
  }),
  thanks: 'Your request has reached us.',
  failed:
    'Your request could not be sent. Nothing is lost: your list and what you typed are still here. Try again in a moment.',
  act: async ({ id: given, token, lines, pad, ...buyer }, form, visitor) => {
    const artwork = await readArtwork(form.get('artwork'))
    const hasLink = given !== undefined && token !== undefined
    // Without script the same content is the same request for an hour.
    const id = hasLink
      ? given
      : await retriedId('quoteRequest', { lines, pad, ...buyer, artwork: artwork && hashOf(artwork.bytes) })
    const sent = await sendRequest({
      id,
      token: hasLink ? token : tokenFor(id),
      buyer,
      wanted: { lines, pad },
      artwork,
      assertMayStoreFile: async () => {
        if (await artworkLimits.consume({ visitor }))
          throw new FormError('Your request was not sent yet.', { artwork: tooManyFiles })
      },
    })
    // An id of the content alone can be made by anyone who knows the content; the link of an earlier request is only in its email.
    const isShown = hasLink || !sent.wasThere
    const { wasThere: _, ...quote } = sent
    return {
      number: quote.number,
      result: { sent: isShown ? quote : { ...quote, token: undefined } },
      kilobytes: sent.wasThere ? 0 : quote.goods.length * kilobytesOfLine,
    }
  },
})

const oneDay = 86_400_000

/** A moment as the day of UTC, such as “2026-11-23”. */
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Whether a text is a day on which goods could be needed: from today, anywhere on earth, to three years from now. */
function isPossibleDay(text: string, now = Date.now()): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment) || dayOf(moment) !== text) return false
  return text >= dayOf(now - oneDay) && text <= dayOf(now + 3 * 366 * oneDay)
}

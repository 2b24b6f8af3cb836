import { shareOfMemory } from './store/weight.ts'

/** Limits of one request, so that it cannot take the whole machine. */
export const defaultLimits = {
  /** bytes of a JSON body, as in the hosted lake: a transaction of more would hold the lake for seconds */
  bodyBytes: 4_000_000,
  /** characters of a GROQ query */
  queryLength: 100_000,
  /** bytes of an uploaded image or file */
  assetBytes: 64 * 1024 * 1024,
  /** a file that the site stores for the editors: 10 MB plus the overhead of encryption */
  siteFileBytes: 10 * 1024 * 1024 + 64,
  /** pixels of an uploaded image */
  imagePixels: 100_000_000,
  /** milliseconds of work, and bytes of memory, after which the process that reads a picture is ended: it is read again as a slow one */
  quickPicture: { maxMs: 1500, maxBytes: 750_000_000 },
  /** the same for a slow picture, which leaves the processors to others */
  slowPicture: { maxMs: 10_000, maxBytes: 1_500_000_000, niceness: 5 },
  /** widest or tallest picture that a transform may produce, in pixels */
  transformSide: 4096,
  /** bytes on disk that the cache of transformed pictures may take */
  transformCacheBytes: 512 * 1024 * 1024,
  /** number of files in that cache */
  transformCacheFiles: 20_000,
  /** transformed pictures that may wait for one caller while two are made */
  transformsWaiting: 200,
  /** pictures and files that are sent to one caller at a time; to all callers together, three times as many */
  filesSent: 1000,
  /** milliseconds that one query may take */
  queryMs: 5000,
  /** the same for a query of one page of the site */
  pageQueryMs: 2000,
  /** milliseconds of work after which such a query is long: one of an account goes on at a time. The samples' take a tenth of it */
  longPageQueryMs: 150,
  /** the same for a query without a token */
  visitorQueryMs: 500,
  /** milliseconds in which a request's headers must have come */
  headersMs: 20_000,
  /** milliseconds in which a whole request must have come */
  requestMs: 600_000,
  /** milliseconds after which a client that reads nothing of its response is disconnected */
  stalledMs: 30_000,
  /** milliseconds until an account or address with too many requests is told so: see `tooManyWaiting` */
  heldBackMs: 5000,
  /** bytes of answers in memory that are not read yet: to all callers with a token or login (as much again to visitors) */
  unreadBytes: 512 * 1024 * 1024,
  /** the same for one account or address */
  unreadBytesOfCaller: 128 * 1024 * 1024,
  /** messages of presence that one account or address may send in a burst, and a tenth of it each second; each kilobyte counts as one more */
  presenceMessages: 200,
  /** event streams open at the same time */
  streams: 500,
  /** mutations in one transaction */
  mutations: 10_000,
  /** milliseconds in which they must be applied: the lake does nothing else during that time */
  transactionMs: 2000,
  /** bytes of memory of all documents together, as `weightOfDocument` counts them */
  documentBytes: shareOfMemory(1 / 4),
  /** the same bytes up to which the site may store what visitors send: editors can still work then, and make room */
  siteDocumentBytes: shareOfMemory(3 / 16),
  /** the same bytes that a person may add in a day, or as many as are stored already when those are more: see `DailyGrowth` */
  growthPerDay: 32_000_000,
}

export type LakeLimits = typeof defaultLimits

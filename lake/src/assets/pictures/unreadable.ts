import { type LakeError, httpError } from '../../http/errors.ts'

/** The error for a picture that libvips made nothing of. */
export const unreadable = (): LakeError =>
  httpError(400, 'The file is not a picture that can be read, or it is too large')

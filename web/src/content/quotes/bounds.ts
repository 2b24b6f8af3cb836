/* Bounds of a quote list, which the browser and the server share. In a module of its own, because every page loads it. */

/** Maximum quantity; larger ones are discussed with the shop. */
export const maxCount = 10_000_000

/** Lines of a list and of a request. */
export const maxLines = 200

export const maxNoteLength = 500

/** The highest price that a buyer can name for an order unit, in cents. */
export const maxTargetPrice = 10_000_000_00

/** Thrown when a service exits, never becomes ready, or does not get its port; the message ends with the last lines of its log, if it has one. */
export class ServiceError extends Error {}

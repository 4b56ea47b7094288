/** Whether whoever reads a record may say that they did: it is asked of them, and they opened it. */
export const mayAcknowledge = (own: { isAsked: boolean; isOpened: boolean } | null): boolean =>
  own !== null && own.isAsked && own.isOpened

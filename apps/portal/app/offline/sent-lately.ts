const sentAt = new Map<string, number>()

// A page that was asked for before that long has been drawn by now.
const latelyMs = 60_000

/** Notes that this tab sent something of a form which was not open on any page. */
export function noteSent(formId: string): void {
  sentAt.set(formId, Date.now())
}

/** Whether a page of the form that opens now may have been asked for before something was sent. */
export function wasSentLately(formId: string): boolean {
  return Date.now() - (sentAt.get(formId) ?? -Infinity) < latelyMs
}

import { dayAndClock } from '../../ui/time.ts'
import { offlineWords as words } from '../offline.words.ts'
import { escaped } from './kept-html.ts'
import type { KeptPage } from './page-index.ts'

/** What the plain page needs beside its words. */
export interface PlainPageParts {
  /** The style sheet, in the page itself: the device may hold nothing else. */
  style: string
  nonce: string
  /** Whether something waits on the device to be sent. */
  hasUnsent: boolean
  /** Where forms can be begun without a network; null where none can. */
  beginAt: string | null
  timeZone: string
  now: Date
}

/**
 * The page that stands in for one that cannot be shown without a network. `offered` is null where
 * nobody is signed in. It needs no script, and no file beside itself.
 */
export function plainPage(
  offered: readonly KeptPage[] | null,
  { style, nonce, hasUnsent, beginAt, timeZone, now }: PlainPageParts,
): string {
  const seen = ({ at }: KeptPage) =>
    words.lastSeen(dayAndClock(new Date(at).toISOString(), timeZone, now))
  const links = (offered ?? []).map(
    (page) =>
      `<li><a href="${escaped(page.address)}">${escaped(page.title)} <small>${escaped(seen(page))}</small></a></li>`,
  )
  const kept =
    links.length === 0
      ? `<p>${escaped(words.nothingKept)}</p>`
      : `<h2 id="kept">${escaped(words.keptHere)}</h2><ul aria-labelledby="kept">${links.join('')}</ul>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${escaped(words.offlineTitle)} · Holdpoint</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escaped(words.offlineTitle)}</h1>
<p>${escaped(offered === null ? words.deviceLocked : words.notKept)}</p>
${hasUnsent ? `<p><b>${escaped(words.answersWait)}</b></p>` : ''}
<p><a class="again" href="">${escaped(words.tryAgain)}</a></p>
${beginAt === null ? '' : `<p><a class="again" href="${escaped(beginAt)}">${escaped(words.beginHere)}</a></p>`}
${offered === null ? '' : kept}
</main>
</body>
</html>
`
}

/** A page without scripts, whose one style sheet is its own. */
export function plainPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

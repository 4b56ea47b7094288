import { inTime } from '../../ui/in-time.ts'
import { beginningAt, isFillOut } from '../begin/beginnings.ts'
import { withKeptStore } from '../device-store.ts'
import { ownPageMs } from '../patience.ts'
import { unsentRecords } from '../unsent-records.ts'
import type { BuildFiles } from './build-files.ts'
import { markKept } from './kept-html.ts'
import { keptBody, readablePages, takeAsOpened } from './kept-pages.ts'
import { beginAddress, findPage, offeredPages, type KeptPage } from './page-index.ts'
import { plainPage, plainPolicy, type PlainPageParts } from './plain-page.ts'

/** What a page without a network is made of. */
export interface OfflineParts {
  files: BuildFiles
  style: string
}

/** Answers a document as it was kept; null where nothing of it is. */
export function answerKept(url: URL, { files }: OfflineParts): Promise<Response | null> {
  return withKeptStore(async (store) => {
    if (store === null) {
      return null
    }
    const found = findPage(await readablePages(store, files.has), url)
    if (found?.kind === 'elsewhere') {
      return Response.redirect(new URL(found.address, url).href, 302)
    }
    const body = found && (await keptBody(store, found.page))
    if (found?.page.isAhead === true) {
      // Without room it is read all the same.
      await takeAsOpened(store, found.page.address).catch(() => undefined)
    }
    return body
      ? new Response(markKept(body.html, found.page.at), {
          headers: [...body.headers.map(([name, value]) => [name, value] as [string, string])],
        })
      : null
  })
}

/**
 * Answers the page of an entry that was begun here, until the server has heard of it; else null. So it
 * is where the device fails or says nothing: every form is asked about before the server is.
 */
export async function answerBegun(url: URL, parts: OfflineParts): Promise<Response | null> {
  if (!isFillOut(url.pathname)) {
    return null
  }
  const isBegun = withKeptStore(
    async (store) => store !== null && (await beginningAt(store, url)) !== null,
  )
  return (await inTime(isBegun, ownPageMs)) === true
    ? answerKept(url, parts).catch(() => null)
    : null
}

/** Answers a document that is not kept with a page that says so, and what there is instead. */
export function answerWithout({ files, style }: OfflineParts): Promise<Response> {
  return withKeptStore(async (store) => {
    if (store === null) {
      return plain(null, { style, hasUnsent: false, beginAt: null })
    }
    const pages = await readablePages(store, files.has)
    return plain(offeredPages(pages), {
      style,
      hasUnsent: (await unsentRecords(store)).length > 0,
      beginAt: beginAddress(pages),
    })
  })
}

function plain(
  offered: readonly KeptPage[] | null,
  said: Pick<PlainPageParts, 'style' | 'hasUnsent' | 'beginAt'>,
): Response {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return new Response(plainPage(offered, { ...said, nonce, timeZone, now: new Date() }), {
    // The page itself is what the worker says; the server has said nothing.
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': plainPolicy(nonce),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
    },
  })
}

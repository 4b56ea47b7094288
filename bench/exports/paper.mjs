import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { answerQuestions } from '../ceiling/companion.mjs'
import { openFaces, setRaw } from './raw-paper.mjs'
import { sampleEntry } from './sample-entry.mjs'

// The same entry set by us and by the library alone, in turns, and by a thread as the portal does
// it. In each round ours and its rivals run right after one another, so that whatever else the
// machine does falls on all of them.

const source = new URL('../../packages/server/src/', import.meta.url)
const from = (file) => import(new URL(file, source).href)
const { paperOfEntry } = await from('areas/my-forms/papers/paper-of-entry.ts')
const { momentWords } = await from('pdf/moment-words.ts')
const { setPaper } = await from('pdf/set-paper.ts')
const { openThreads } = await from('file-maker/threads.ts')
const threads = openThreads({ name: 'paper', threadsMax: 1, waitingMax: 20 })

const ways = {
  ours: (about) => setPaper(documentOf(about)),
  raw: (about) => setRaw(about),
  rawFacesOpen: (about) => setRaw(about, openFaces),
  thread: (about) => threads.lend((thread) => thread.ask(documentOf(about), moved(about))),
}

/** What the portal hands to the thread. */
function documentOf(about) {
  const { company, pictures, timeZone, madeAt, madeFor } = about
  const when = momentWords(timeZone)
  const record = paperOfEntry(about, when)
  return { company, record, pictures, made: when(madeAt), madeAt, madeFor }
}

function moved({ pictures }) {
  return [...pictures.values()].map(({ buffer }) => buffer)
}

async function timed(make) {
  const about = sampleEntry()
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  const bytes = await make(about)
  const ms = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpuBefore)
  return { bytes, ms, cpuMs: (user + system) / 1000 }
}

answerQuestions({
  async start({ file }) {
    for (let turn = 0; turn < 10; turn += 1) {
      for (const make of Object.values(ways)) {
        await timed(make)
      }
    }
    writeFileSync(file, (await timed(ways.thread)).bytes)
    return {}
  },
  /** One round: each way once, the other way round every second time. */
  async round({ isTurned }) {
    const names = Object.keys(ways)
    const measured = {}
    for (const name of isTurned ? names.toReversed() : names) {
      const { ms, cpuMs } = await timed(ways[name])
      measured[name] = { ms, cpuMs }
    }
    return measured
  },
  /** How long the main thread was held up while documents were set, one after the other. */
  async held({ count }) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    const abouts = Array.from({ length: count }, sampleEntry)
    delay.enable()
    await Promise.all(abouts.map((about) => ways.thread(about)))
    delay.disable()
    return { p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 }
  },
})

import { call, freePort, freshFolder, signIn, startPortal } from '../parts/portal.mjs'
import { pause, seededRandom } from '../parts/random.mjs'

const writersCount = 8

/**
 * Kills the portal in the middle of filling, again and again, on the embedded database. Whatever
 * was answered with 200, which is when the page says "Saved", must be there after the next start.
 */
export async function crash({ rounds, seed }) {
  const dataDir = freshFolder()
  const random = seededRandom(seed)
  const port = await freePort()
  let portal = await startPortal({ dataDir, port })
  const token = await signIn(portal.origin)
  const writers = await Promise.all(
    Array.from({ length: writersCount }, () => startWriter(portal.origin, token)),
  )
  let slowestRestartMs = 0
  for (let round = 1; round <= rounds; round += 1) {
    const stop = { now: false }
    const writing = writers.map((writer) => write(portal.origin, token, writer, stop))
    await pause(random() * 2000)
    portal.kill('SIGKILL')
    stop.now = true
    await Promise.all(writing)
    await portal.ended
    const startedAt = performance.now()
    portal = await startPortal({ dataDir, port })
    slowestRestartMs = Math.max(slowestRestartMs, performance.now() - startedAt)
    await compare(portal.origin, token, writers)
    console.log(
      `round ${round}: ${writers.reduce((sum, { acked }) => sum + acked, 0)} saved so far`,
    )
  }
  portal.kill('SIGTERM')
  await portal.ended
  const lost = writers.flatMap(({ lost }) => lost)
  return {
    engine: 'PGlite',
    seed,
    rounds,
    saved: writers.reduce((sum, { acked }) => sum + acked, 0),
    lost,
    slowestRestartMs: Math.round(slowestRestartMs),
    passed: lost.length === 0,
  }
}

async function startWriter(origin, token) {
  const types = await call(origin, 'GET', '/form-types', { token })
  const typeId = types[0].id
  const [form] = await call(origin, 'GET', `/master-forms?id=${typeId}`, { token })
  const { id } = await call(origin, 'POST', '/my-form', { token, body: { formId: form.id } })
  const { definition } = await call(origin, 'GET', `/my-form-detail?myFormId=${id}`, { token })
  return { id, key: yesNoKeyOf(definition), acked: 0, lastAcked: 0, sent: 0, lost: [] }
}

/** Any yes/no question takes a note, and a note can carry a counter. */
function yesNoKeyOf(definition) {
  const questions = definition.items.flatMap((item) => item.items ?? [])
  return questions.find((question) => question.type === 'yesNo').key
}

async function write(origin, token, writer, stop) {
  while (!stop.now) {
    const number = (writer.sent += 1)
    const changes = [{ key: writer.key, value: 'no', note: `Counted to ${number}` }]
    try {
      await call(origin, 'POST', '/my-form-fill', { token, body: { myFormId: writer.id, changes } })
      writer.acked += 1
      writer.lastAcked = number
    } catch {
      // The server is gone, or this answer did not come: nothing was promised.
      return
    }
  }
}

/** After a restart each writer's answer is the last acknowledged one, or one sent after it. */
async function compare(origin, token, writers) {
  for (const writer of writers) {
    const { answers } = await call(origin, 'GET', `/my-form-detail?myFormId=${writer.id}`, {
      token,
    })
    const kept = Number(/\d+$/.exec(answers[writer.key]?.note ?? '0')?.[0] ?? 0)
    if (kept < writer.lastAcked) {
      writer.lost.push({ entry: writer.id, acknowledged: writer.lastAcked, kept })
    }
  }
}

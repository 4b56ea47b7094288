import { randomUUID } from 'node:crypto'
import { walkaround } from '../offline/entries.mjs'
import { password } from '../parts/portal.mjs'

// People who write, and what each has been promised. A writer does one `deed` after the other;
// after a restart `settle` answers what is missing of all that was acknowledged, and goes on from
// what is there. What was sent and not answered may be there or not.

/** Two who fill, two who comment, two who vote, two who submit, and one whose line is slow. */
export async function startWriters(asking, tokens) {
  const { employee, colleague, manager, reviewer, admin } = tokens
  const formId = await walkaround(asking.origin, employee)
  const world = { asking, formId, counts: { fills: 0, comments: 0, votes: 0, submits: 0 } }
  const writers = await Promise.all([
    ...[employee, colleague].map((token) => filler(world, token, false)),
    filler(world, manager, true),
    ...[employee, reviewer].map((token) => talker(world, token)),
    ...[employee, colleague].map((token) => voter(world, token, admin)),
    submitter(world, colleague, 'Wren Abernethy-Cole'),
    submitter(world, manager, 'Halvard Osei-Lund'),
  ])
  return {
    counts: world.counts,
    acknowledged: () => Object.values(world.counts).reduce((sum, count) => sum + count, 0),
    /** What each does over and over; or those of one kind. */
    deeds: (kind) =>
      writers
        .filter((writer) => kind === undefined || writer.kind === kind)
        .map((writer) => () => writer.deed()),
    /** What is missing now. */
    async settle() {
      return (await Promise.all(writers.map((writer) => writer.settle()))).flat()
    },
    /** What is missing of all that was ever promised. */
    async settleAll() {
      return (await Promise.all(writers.map((writer) => writer.settleAll()))).flat()
    },
  }
}

async function begin({ asking, formId }, token) {
  return (await asking.call('POST', '/my-form', { token, body: { formId } })).id
}

function detailOf({ asking }, token, id) {
  return asking.call('GET', `/my-form-detail?myFormId=${id}`, { token })
}

function checksOf(definition) {
  return definition.items
    .flatMap((item) => item.items ?? [])
    .filter(({ type }) => type === 'yesNo')
    .map(({ key }) => key)
}

/** Any yes/no question takes a note, and a note can carry a counter. */
async function filler(world, token, isSlow) {
  const { asking, counts } = world
  const myFormId = await begin(world, token)
  const [key] = checksOf((await detailOf(world, token, myFormId)).definition)
  let sent = 0
  let promised = 0
  const settle = async () => {
    const { answers } = await detailOf(world, token, myFormId)
    const kept = Number(/\d+$/.exec(answers[key]?.note ?? '0')?.[0] ?? 0)
    return kept < promised ? [{ what: 'a saved answer', myFormId, promised, kept }] : []
  }
  return {
    kind: 'fills',
    async deed() {
      const number = (sent += 1)
      const changes = [{ key, value: 'no', note: `Counted to ${number}` }]
      await asking.call('POST', '/my-form-fill', { token, body: { myFormId, changes }, isSlow })
      promised = number
      counts.fills += 1
    },
    ...{ settle, settleAll: settle },
  }
}

/** Comments, each with its own words; one that was not answered is sent again, and is there once. */
async function talker(world, token) {
  const { asking, counts } = world
  const talks = []
  let waiting
  const say = async () => {
    const { comment, idempotencyKey, talk } = waiting
    const body = { myFormId: talk.myFormId, comment }
    await asking.call('POST', '/my-form-comments', { token, body, idempotencyKey })
    talk.said.push(comment)
    waiting = undefined
    counts.comments += 1
  }
  const missingOf = async ({ myFormId, said }) => {
    const rows = await asking.call('GET', `/my-form-comments?myFormId=${myFormId}`, { token })
    return said
      .map((comment) => [comment, rows.filter((row) => row.comments === comment).length])
      .filter(([, times]) => times !== 1)
      .map(([comment, times]) => ({ what: 'a comment', myFormId, comment, times }))
  }
  const beginTalk = async () => talks.push({ myFormId: await begin(world, token), said: [] })
  await beginTalk()
  return {
    kind: 'comments',
    async deed() {
      const talk = talks.at(-1)
      waiting = { talk, comment: `Word ${talk.said.length + 1}`, idempotencyKey: randomUUID() }
      await say()
    },
    async settle() {
      if (waiting !== undefined) {
        await say()
      }
      const missing = await missingOf(talks.at(-1))
      await beginTalk()
      return missing
    },
    settleAll: async () => (await Promise.all(talks.map(missingOf))).flat(),
  }
}

/** Somebody votes for an entry and takes it back, again and again: it counts one vote or none. */
async function voter(world, author, token) {
  const { asking, counts } = world
  const myFormId = await begin(world, author)
  let count = 0
  let isOpen = false
  const settle = async () => {
    const { entry } = await detailOf(world, token, myFormId)
    const kept = entry.upvoteCount
    const isMissing = isOpen ? kept > 1 : kept !== count
    const missing = isMissing ? [{ what: 'a vote', myFormId, promised: count, kept }] : []
    count = kept
    isOpen = false
    return missing
  }
  return {
    kind: 'votes',
    async deed() {
      isOpen = true
      const { isUpVote } = await asking.call('POST', '/my-form-vote', { token, body: { myFormId } })
      count = isUpVote ? 1 : 0
      isOpen = false
      counts.votes += 1
    },
    ...{ settle, settleAll: settle },
  }
}

/** Begins a form, answers all of it, signs in their own name and submits it. */
async function submitter(world, token, name) {
  const { asking, counts } = world
  const entries = []
  let settled = 0
  const post = (path, body) => asking.call('POST', path, { token, body })
  const missingOf = async ({ id, promised }) => {
    const { answers, can } = await detailOf(world, token, id)
    const isThere = {
      answers: answers['gas_reading']?.value === 3,
      signature: answers['inspector'] !== undefined,
      submit: !can.submit && !can.fill,
    }
    return promised.filter((what) => !isThere[what]).map((what) => ({ what, myFormId: id }))
  }
  const missingSince = async (from) => {
    const found = []
    for (const entry of entries.slice(from)) {
      found.push(...(await missingOf(entry)))
    }
    return found
  }
  const checks = checksOf((await detailOf(world, token, await begin(world, token))).definition)
  const changes = [
    { key: 'shift', value: 'day' },
    { key: 'gas_reading', value: 3 },
    ...checks.map((key) => ({ key, value: 'yes' })),
  ]
  return {
    kind: 'submits',
    async deed() {
      const entry = { id: await begin(world, token), promised: [] }
      entries.push(entry)
      const myFormId = entry.id
      await post('/my-form-fill', { myFormId, changes })
      entry.promised.push('answers')
      const signing = { questionKey: 'inspector', kind: 'typed', name }
      await post('/my-form-sign', { myFormId, ...signing, password })
      entry.promised.push('signature')
      await post('/my-form-submit', { myFormId })
      entry.promised.push('submit')
      counts.submits += 1
    },
    async settle() {
      const missing = await missingSince(settled)
      settled = entries.length
      return missing
    },
    settleAll: () => missingSince(0),
  }
}

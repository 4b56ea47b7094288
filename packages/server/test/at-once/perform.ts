import { setImmediate } from 'node:timers/promises'
import type { Client, MyFormComment, Reply } from '@holdpoint/api'
import { cast, type CastName } from '../cast.ts'
import type { Hand, Plan } from './acts.ts'
import type { Deed } from './find-order.ts'
import { shown, type Asked, type ModelWorld } from './model.ts'

/** What a hand has seen of the comments: whose each is, and the version that it saw last. */
type Seen = Map<string, { personId: string; rowVersion: number }>

type Given = Pick<Deed, 'reply' | 'newId'>

/** Lets all hands act at once, and tells what each did and was answered. */
export function performScene(
  hands: readonly Hand[],
  { myFormId, start, clientOf }: Stage,
): Promise<Deed[][]> {
  let moment = 0
  const tick = () => (moment += 1)
  let keys = 0

  async function play({ person, steps }: Hand): Promise<Deed[]> {
    const client = clientOf(person)
    const seen: Seen = new Map(Object.entries(start.comments))
    const deeds: Deed[] = []
    for (const { pause, plan } of steps) {
      for (let turn = 0; turn < pause; turn += 1) {
        await setImmediate()
      }
      const asked = askedBy(plan, person, seen)
      const idempotencyKey = `${myFormId} ${(keys += 1)}`
      const send = () => call(client, myFormId, asked, idempotencyKey, seen)
      const began = tick()
      const [given, ...again] = await Promise.all(
        isTwice(plan, person) ? [send(), send()] : [send()],
      )
      if (given === undefined || again.some(({ reply }) => !isAlike(reply, given.reply))) {
        throw new Error(`One key was answered in two ways: ${JSON.stringify([given, ...again])}`)
      }
      deeds.push({ person, asked, ...given, began, ended: tick() })
    }
    return deeds
  }

  return Promise.all(hands.map(play))
}

/** Where a scene is played. */
export type Stage = {
  myFormId: string
  start: ModelWorld
  clientOf: (person: CastName) => Client
}

/** Sends under one key twice at once, as an impatient finger does; a refusal may turn out either way. */
function isTwice(plan: Plan, person: CastName): boolean {
  return 'isTwice' in plan && plan.isTwice && person !== 'colleague'
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function askedBy(plan: Plan, person: CastName, seen: Seen): Asked {
  switch (plan.kind) {
    case 'edit': {
      const target = picked(seen, plan.pick, person)
      const { comment, privacyType, isVersioned } = plan
      return target === undefined
        ? { kind: 'add', comment, privacyType: privacyType ?? 'public' }
        : {
            ...{ kind: 'edit', commentId: target.id, comment, privacyType },
            ifMatch: isVersioned ? target.rowVersion : undefined,
          }
    }
    case 'remove': {
      const target = picked(seen, plan.pick, person)
      return target === undefined
        ? { kind: 'look' }
        : {
            ...{ kind: 'remove', commentId: target.id },
            ifMatch: plan.isVersioned ? target.rowVersion : undefined,
          }
    }
    case 'add':
      return { kind: 'add', comment: plan.comment, privacyType: plan.privacyType }
    default:
      return plan
  }
}

/** One of the comments that were seen: of one's own, but now and then of all. */
function picked(seen: Seen, pick: number, person: CastName) {
  const all = [...seen].map(([id, one]) => ({ id, ...one }))
  const own = all.filter(({ personId }) => personId === cast[person])
  const among = pick === 0 ? all : own
  return among[pick % among.length]
}

async function call(
  { myForms }: Client,
  myFormId: string,
  asked: Asked,
  idempotencyKey: string,
  seen: Seen,
): Promise<Given> {
  const see = (comment: MyFormComment) => {
    const { id, rowVersion, createdUserInfo } = comment
    seen.set(id, { personId: createdUserInfo.personId, rowVersion })
    return shown(id, { ...comment, comment: comment.comments, personId: createdUserInfo.personId })
  }
  switch (asked.kind) {
    case 'look':
      return given(await myForms.comments({ myFormId }), (comments) => {
        seen.clear()
        return comments.map(see).sort((one, other) => (one.id < other.id ? -1 : 1))
      })
    case 'vote':
      return given(await myForms.vote({ myFormId }, { idempotencyKey }))
    case 'share': {
      const personIds = [...asked.personIds]
      return given(await myForms.share({ myFormId, personIds }, { idempotencyKey }))
    }
    case 'add': {
      const { comment, privacyType } = asked
      const reply = await myForms.saveComment(
        { myFormId, comment, privacyType },
        { idempotencyKey },
      )
      return { ...given(reply, see), newId: reply.status === 200 ? reply.content.id : '' }
    }
    case 'edit': {
      const { commentId, comment, privacyType, ifMatch } = asked
      const input = { myFormId, commentId, comment, ...(privacyType ? { privacyType } : {}) }
      return given(await myForms.saveComment(input, { idempotencyKey, ...matching(ifMatch) }), see)
    }
    case 'remove': {
      const { commentId, ifMatch } = asked
      const options = { idempotencyKey, ...matching(ifMatch) }
      return given(await myForms.removeComment({ commentId }, options))
    }
    default:
      return asked satisfies never
  }
}

function matching(ifMatch: number | undefined) {
  return ifMatch === undefined ? {} : { ifMatch }
}

/** The part of a reply that the model speaks of. */
function given<Content>(
  reply: { status: 200; content: Content } | Exclude<Reply, { status: 200 }>,
  toModel: (content: Content) => unknown = (content) => content,
): Given {
  if (reply.status === 200) {
    return { reply: toModel(reply.content), newId: '' }
  }
  if (reply.status !== 'problem') {
    return { reply: { status: reply.status }, newId: '' }
  }
  const { name, details } = reply.problem
  return { reply: { problem: name, ...(name === 'row_changed' ? { details } : {}) }, newId: '' }
}

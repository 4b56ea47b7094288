import type { MediaRef } from '@holdpoint/forms'
import { describe, expect, test } from 'vitest'
import type { FillAgain, FillData } from './fill-data.ts'
import { createFillerStore } from './filler-store.ts'
import { markOf } from './marks.ts'
import { emptyDraft } from './raw-answer.ts'
import { goOnceSaved } from './use-once-saved.ts'
import type { SaveReply } from './saving/autosave.ts'
import type { Held, SentChange } from './saving/held.ts'
import type { PhotoReply } from './saving/photo-queue.ts'
import { testClock } from './saving/test-clock.ts'
import { testForm } from './test-form.ts'

const data: FillData = {
  id: 'e1',
  title: 'Every type',
  definition: testForm,
  answers: { ppe: { value: 'yes', rev: 2 } },
  options: {
    ...{ district: [], businessUnit: [], crew: [], customer: [], pad: [] },
    ...{ equipment: [], person: [] },
  },
  found: null,
  personId: 'p1',
  startedAt: '2026-11-20T14:02:00Z',
  today: '2026-11-20',
  lang: 'en',
  timeZone: 'America/Chicago',
  actions: {},
  actionQuestions: [],
  languages: [],
  formKey: 'k',
  section: null,
  asked: {},
  fromLast: null,
  isOnlyAsked: false,
  subForms: { parent: null, forms: [] },
  fillingBelow: [],
  subFormsMissing: [],
  begins: null,
  attachmentCount: 0,
  mayHandOver: false,
}
const cameBack: FillAgain = {
  ...{ formKey: 'k2', section: null, typed: {}, problems: {}, typedBeside: {}, conflicts: {} },
  ...{ messages: [{ message: 'This page was sent before.' }], missing: [], isRefused: false },
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

function running(
  again?: FillAgain,
  left: Held | 'later' = [],
  disk?: Error | 'never' | 'slow',
  store = createFillerStore(data, again),
) {
  const sent: {
    key: string
    changes: readonly SentChange[]
    answer: (reply: SaveReply) => void
  }[] = []
  const photos: ((reply: PhotoReply<MediaRef>) => void)[] = []
  let kept: Held = []
  const keptPhotos = new Set<string>()
  const clock = testClock()
  let keys = 0
  const engine = store.start({
    transport: (changes, key) => new Promise((answer) => sent.push({ key, changes, answer })),
    clock,
    newKey: () => `key ${(keys += 1)}`,
    hold: {
      keep: async (held) => {
        if (disk === 'never') {
          await new Promise(() => undefined)
        }
        if (disk === 'slow') {
          await settled()
        }
        if (disk instanceof Error) {
          throw disk
        }
        kept = held
      },
      keepPhoto: async ({ id }) => void keptPhotos.add(id),
      dropPhoto: async (id) => void keptPhotos.delete(id),
      takeOver: async () => ({
        left: { answers: left === 'later' ? await new Promise<Held>(() => {}) : left, photos: [] },
        isBehind: false,
        taken: async () => undefined,
      }),
      end: () => undefined,
    },
    photos: {
      send: () => new Promise((answer) => photos.push(answer)),
      prepare: async (file) => file,
      takeOff: () => new Promise(() => undefined),
    },
    readAnew: () => undefined,
  })
  const ask = (key: string) => {
    const question = store.questions.get(key)
    if (question === undefined) {
      throw new Error(`The test form has no question ${key}.`)
    }
    return question
  }
  const answer = async (place: number, reply: Partial<SaveReply & { kind: 'saved' }> = {}) => {
    sent[place]?.answer({ kind: 'saved', revs: {}, conflicts: [], refused: [], ...reply })
    await settled()
  }
  return { store, sent, photos, clock, ask, answer, engine, kept: () => kept, keptPhotos }
}

describe('filler store', () => {
  test('takes answers before it is started, and saves none of them', async () => {
    const store = createFillerStore({ ...data, id: null }, undefined)
    const ppe = store.questions.get('ppe')
    if (ppe === undefined) {
      throw new Error('The test form has no question ppe.')
    }
    store.actions.edit(ppe, { raw: ['no'], note: 'No gloves.' }, 'now')
    expect(store.answers(store.read())['ppe']).toMatchObject({ value: 'no', note: 'No gloves.' })
    expect(await store.actions.settle()).toBe(false)
    expect(store.read().saved).toBe(data.answers)
  })

  test('shows a choice at once and knows it saved once the server has it', async () => {
    const { store, sent, ask, answer } = running()
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    await settled()
    expect(store.read().drafts['ppe']?.raw).toEqual(['no'])
    expect(store.read().saved['ppe']?.value).toBe('yes')
    expect(sent[0]?.changes).toEqual([{ key: 'ppe', value: 'no', note: '', baseRev: 2 }])
    await answer(0, { revs: { ppe: 3 } })
    expect(store.read().saved['ppe']).toEqual({ value: 'no', rev: 3 })
    expect(store.read().saveState.kind).toBe('saved')
  })

  test('takes what the server holds by now, and the next change stands on that', async () => {
    const { store, sent, ask } = running()
    const media = [{ uploadId: 'u1', name: 'pump.jpg', type: 'image/jpeg', size: 9 }]
    store.takeNews({ ppe: { value: 'no', rev: 4, media } })
    expect(store.read().saved['ppe']?.media).toEqual(media)
    expect(store.read().drafts['ppe']?.raw).toEqual(['no'])
    store.actions.edit(ask('ppe'), { raw: ['na'] }, 'now')
    await settled()
    expect(sent[0]?.changes).toEqual([{ key: 'ppe', value: 'na', note: '', baseRev: 4 }])
  })

  test('news of an answer is nothing where something waits, or where it is older', async () => {
    const { store, sent, ask, answer } = running()
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    store.actions.edit(ask('gas'), { raw: ['1'] }, 'pause')
    store.actions.edit(ask('gas'), { raw: [''] }, 'pause')
    await settled()
    store.takeNews({ ppe: { value: 'na', rev: 3 }, gas: { value: 7, rev: 1 } })
    expect(store.read().drafts).toMatchObject({ ppe: { raw: ['no'] }, gas: { raw: [''] } })
    expect(sent[0]?.changes).toMatchObject([{ key: 'ppe', value: 'no', baseRev: 2 }])
    await answer(0, { revs: { ppe: 3 } })
    store.takeNews({ ppe: { value: 'yes', rev: 2 } })
    expect(store.read().saved['ppe']).toEqual({ value: 'no', rev: 3 })
  })

  test('what is typed after the page is drawn and before saving has begun is sent as well', async () => {
    const early = createFillerStore(data, undefined)
    for (const question of early.questions.values()) {
      if (question.key === 'gas') {
        early.actions.edit(question, { raw: ['12'] }, 'pause')
      }
    }
    const { sent } = running(undefined, [], undefined, early)
    await settled()
    expect(sent[0]?.changes).toEqual([{ key: 'gas', value: 12, note: '', baseRev: 0 }])
  })

  test('knows at each key whether everything typed is safe, before any page has drawn it', async () => {
    const { store, clock, ask, answer } = running()
    expect(store.standing()).toMatchObject({ invalidCount: 0, hasUnsaved: false, isKept: false })
    store.actions.edit(ask('gas'), { raw: ['1x'] }, 'pause')
    expect(store.standing()).toMatchObject({ invalidCount: 1, hasUnsaved: true })
    store.actions.edit(ask('gas'), { raw: ['1'] }, 'pause')
    expect(store.standing()).toMatchObject({ invalidCount: 0, hasUnsaved: true })
    clock.pass(1000)
    await settled()
    await answer(0)
    expect(store.standing()).toMatchObject({ invalidCount: 0, hasUnsaved: false })
  })

  test('gives the answer that did not change as the same object, for whoever judges them all', () => {
    const { store, ask } = running()
    const before = store.answers(store.read())
    store.actions.edit(ask('gas'), { raw: ['12'] }, 'pause')
    const after = store.answers(store.read())
    expect(Object.keys(after).filter((key) => after[key] !== before[key])).toEqual(['gas'])
    expect(after['gas']).toEqual({ value: 12, rev: 1 })
  })

  test('does not send what cannot be read, and keeps the text', async () => {
    const { store, sent, clock, ask } = running()
    store.actions.edit(ask('gas'), { raw: ['1'] }, 'pause')
    await settled()
    store.actions.edit(ask('gas'), { raw: ['1x'] }, 'pause')
    await settled()
    clock.pass(1000)
    await settled()
    expect(sent).toHaveLength(0)
    expect(store.read().drafts['gas']?.raw).toEqual(['1x'])
  })

  test('sends the note with the answer', async () => {
    const { store, sent, ask } = running()
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'pause')
    await settled()
    store.actions.edit(ask('ppe'), { note: 'A leak' }, 'pause')
    await settled()
    store.actions.leave()
    await settled()
    expect(sent[0]?.changes).toEqual([{ key: 'ppe', value: 'no', note: 'A leak', baseRev: 2 }])
  })

  test('keeps a refused text with its sentence until it is changed', async () => {
    const { store, ask, answer } = running()
    store.actions.edit(ask('district'), { raw: ['XYZ'] }, 'now')
    await settled()
    await answer(0, { refused: [{ key: 'district', message: 'Elija de la lista.', lang: 'es' }] })
    expect(store.read().refusals).toEqual({
      district: { message: 'Elija de la lista.', lang: 'es' },
    })
    expect(store.read().drafts['district']?.raw).toEqual(['XYZ'])
    store.actions.edit(ask('district'), { raw: ['PER'] }, 'now')
    await settled()
    expect(store.read().refusals).toEqual({})
  })

  test("holds somebody else's answer until there is a choice, and keeps mine on top of it", async () => {
    const { store, sent, ask, answer } = running()
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    await settled()
    await answer(0, { conflicts: [{ key: 'ppe', current: { value: 'na', rev: 9 } }] })
    expect(store.read().conflicts).toEqual({ ppe: { value: 'na', rev: 9 } })
    store.actions.edit(ask('ppe'), { note: 'Still mine' }, 'now')
    await settled()
    expect(sent).toHaveLength(1)
    store.actions.keepMine(ask('ppe'))
    await settled()
    expect(sent[1]?.changes).toEqual([{ key: 'ppe', value: 'no', note: 'Still mine', baseRev: 9 }])
    expect(store.read().conflicts).toEqual({})
  })

  test('takes theirs', async () => {
    const { store, sent, ask, answer } = running()
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    await settled()
    await answer(0, { conflicts: [{ key: 'ppe', current: { value: 'na', note: 'Idle', rev: 9 } }] })
    store.actions.takeTheirs(ask('ppe'))
    await settled()
    expect(store.read().drafts['ppe']).toEqual({ raw: ['na'], note: 'Idle' })
    expect(sent).toHaveLength(1)
  })

  test('does not ask when only a photo came in between', async () => {
    const { store, sent, ask, answer } = running()
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    await settled()
    const media = [{ uploadId: 'u1', name: 'a.jpg', type: 'image/jpeg', size: 1 }]
    await answer(0, { conflicts: [{ key: 'ppe', current: { value: 'yes', media, rev: 3 } }] })
    expect(store.read().conflicts).toEqual({})
    expect(sent[1]?.changes).toEqual([{ key: 'ppe', value: 'no', note: '', baseRev: 3 }])
  })

  test('adds a sent photo to its answer and goes on from its revision', async () => {
    const { store, sent, photos, ask } = running()
    store.actions.addPhoto('ppe', new Blob(['x']), 'a.jpg', 'blob:a')
    await settled()
    expect(store.read().photos).toHaveLength(1)
    const media = { uploadId: 'u1', name: 'a.jpg', type: 'image/jpeg', size: 1 }
    photos[0]?.({ kind: 'sent', media, revs: { ppe: 3 } })
    await settled()
    expect(store.read().photos).toEqual([])
    expect(store.read().saved['ppe']).toEqual({ value: 'yes', media: [media], rev: 3 })
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    await settled()
    expect(sent[0]?.changes[0]?.baseRev).toBe(3)
  })

  test('saves by itself what a page came back with', async () => {
    const mark = markOf(0, emptyDraft)
    const again = { ...cameBack, typed: { line: { raw: ['Weep'], note: '', mark } } }
    const { store, sent } = running(again)
    await settled()
    expect(store.read().drafts['line']?.raw).toEqual(['Weep'])
    expect(sent[0]?.changes).toEqual([{ key: 'line', value: 'Weep', note: '', baseRev: 0 }])
  })

  test('asks about an answer of an earlier visit, although this page was given the other one', async () => {
    const { store, sent, ask, answer } = running(undefined, [
      { key: 'before', changes: [{ key: 'ppe', value: 'no', note: '', baseRev: 1 }] },
    ])
    await settled()
    await answer(0, { conflicts: [{ key: 'ppe', current: { value: 'yes', rev: 2 } }] })
    expect(sent).toHaveLength(1)
    expect(store.read().conflicts).toEqual({ ppe: { value: 'yes', rev: 2 } })
    store.actions.keepMine(ask('ppe'))
    await settled()
    expect(sent[1]?.changes).toEqual([{ key: 'ppe', value: 'no', note: '', baseRev: 2 }])
  })

  test('takes up what an earlier visit could not send, under its key and in its order', async () => {
    const { store, sent, answer } = running(undefined, [
      { key: 'before', changes: [{ key: 'line', value: 'Weep', baseRev: 0 }] },
      { changes: [{ key: 'line', value: 'Weep at the choke', note: '', baseRev: 0 }] },
    ])
    await settled()
    expect(store.read().drafts['line']?.raw).toEqual(['Weep at the choke'])
    expect(sent[0]).toMatchObject({ key: 'before', changes: [{ value: 'Weep', baseRev: 0 }] })
    await answer(0, { revs: { line: 1 } })
    expect(sent[1]?.changes).toEqual([
      { key: 'line', value: 'Weep at the choke', note: '', baseRev: 1 },
    ])
  })

  test.each([[undefined], ['before']])(
    'leaves out what an earlier visit left where it is answered anew, under the key %s',
    async (key) => {
      const early = createFillerStore(data, undefined)
      for (const question of early.questions.values()) {
        if (question.key === 'ppe') {
          early.actions.edit(question, { raw: ['na'] }, 'now')
        }
      }
      const changes = [
        { key: 'ppe', value: 'no', note: '', baseRev: 2 },
        { key: 'line', value: 'Weep', note: '', baseRev: 0 },
      ]
      const left = [{ changes, ...(key === undefined ? {} : { key }) }]
      const { store, sent, answer } = running(undefined, left, undefined, early)
      await settled()
      await answer(0, { revs: { ppe: 3 } })
      expect(sent.map((one) => one.changes.map(({ value }) => value))).toEqual([['na'], ['Weep']])
      expect(sent[1]?.key).not.toBe('before')
      await answer(1, { revs: { line: 1 } })
      expect(store.read().drafts).toMatchObject({ ppe: { raw: ['na'] }, line: { raw: ['Weep'] } })
      expect(sent).toHaveLength(2)
    },
  )

  test('goes on from the revision of a photo only where no other answer stands in between', async () => {
    const { store, sent, photos, ask, answer } = running()
    store.actions.addPhoto('ppe', new Blob(['x']), 'a.jpg', 'blob:a')
    await settled()
    const media = { uploadId: 'u1', name: 'a.jpg', type: 'image/jpeg', size: 1 }
    photos[0]?.({ kind: 'sent', media, revs: { ppe: 4 } })
    await settled()
    store.actions.edit(ask('ppe'), { note: 'Mine' }, 'now')
    await settled()
    expect(sent[0]?.changes[0]?.baseRev).toBe(2)
    await answer(0, {
      conflicts: [{ key: 'ppe', current: { value: 'no', media: [media], rev: 4 } }],
    })
    expect(store.read().conflicts).toMatchObject({ ppe: { value: 'no' } })
  })

  test('takes off the photo that is meant, though another one came meanwhile', async () => {
    const { store, photos, ask } = running()
    const photo = (uploadId: string) => ({ uploadId, name: 'a.jpg', type: 'image/jpeg', size: 1 })
    for (const [place, uploadId] of ['u1', 'u2'].entries()) {
      store.actions.addPhoto(ask('ppe').key, new Blob(['x']), 'a.jpg', 'blob:a')
      await settled()
      photos[place]?.({ kind: 'sent', media: photo(uploadId), revs: { ppe: 3 + place } })
      await settled()
    }
    store.actions.loseMedia('ppe', 'u1', { ppe: 5 })
    expect(store.read().saved['ppe']).toMatchObject({ media: [photo('u2')], rev: 5 })
  })

  test('takes the marks of a photo where it stands, with the revision that they made', () => {
    const { store } = running()
    const photo = (uploadId: string) => ({
      ...{ uploadId, name: 'a.jpg', type: 'image/jpeg', size: 1 },
    })
    store.actions.learn('ppe', { media: [photo('u1'), photo('u2')] }, { ppe: 3 })
    const marked = { rev: 1, width: 4, height: 3, marks: [] }
    store.actions.changeMedia('ppe', { ...photo('u1'), marked }, { ppe: 4 })
    expect(store.read().saved['ppe']).toMatchObject({
      ...{ media: [{ ...photo('u1'), marked }, photo('u2')], rev: 4 },
      value: 'yes',
    })
  })

  test('knows an answer saved that was typed another way than it is kept', async () => {
    const { store, ask, answer } = running()
    store.actions.edit(ask('gas'), { raw: ['12.50'] }, 'now')
    await settled()
    await answer(0, { revs: { gas: 1 } })
    expect(store.answers(store.read())['gas']).toEqual({ value: 12.5, rev: 1 })
  })

  test('tells apart what was typed and cannot be saved from what was only refused', async () => {
    const { store, ask, answer } = running()
    store.actions.edit(ask('gas'), { raw: ['4'] }, 'now')
    await settled()
    await answer(0, { revs: { gas: 1 } })
    store.actions.edit(ask('gas'), { raw: ['1x'] }, 'pause')
    expect(store.standing().unread).toEqual(['gas'])
    store.actions.edit(ask('gas'), { raw: ['4'] }, 'pause')
    expect(store.standing().unread).toEqual([])
    const refused = running({
      ...cameBack,
      problems: { ppe: { message: 'This photo is too large.' } },
    })
    expect(refused.store.standing()).toMatchObject({ invalidCount: 1, unread: [] })
  })

  test('waits for what earlier visits left, but not for long', async () => {
    expect(await running().store.actions.tookOver()).toBe(true)
    const { store, clock } = running(undefined, 'later')
    const waiting = store.actions.tookOver()
    clock.pass(8_000)
    expect(await waiting).toBe(false)
  })

  test('keeps on the device what is not saved, under the key that it is sent with', async () => {
    const { store, ask, answer, kept } = running()
    const edited = { key: 'ppe', value: 'no', note: '', baseRev: 2 }
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'pause')
    await settled()
    expect(kept()).toEqual([{ changes: [edited] }])
    expect(store.read().device).toBe('kept')
    store.actions.leave()
    await settled()
    expect(kept()).toEqual([{ changes: [edited], key: 'key 1' }])
    await answer(0, { revs: { ppe: 3 } })
    expect(kept()).toEqual([])
    expect(store.read().device).toBe('empty')
  })

  test('keeps what waits for a choice, with what is typed meanwhile', async () => {
    const { store, ask, answer, kept } = running()
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    await settled()
    await answer(0, { conflicts: [{ key: 'ppe', current: { value: 'na', rev: 9 } }] })
    store.actions.edit(ask('ppe'), { note: 'Mine' }, 'pause')
    await settled()
    expect(kept()).toEqual([{ changes: [{ key: 'ppe', value: 'no', note: 'Mine', baseRev: 0 }] }])
    store.actions.takeTheirs(ask('ppe'))
    await settled()
    expect(kept()).toEqual([])
  })

  test.each([
    ['QuotaExceededError', 'full'],
    ['NoPlace', 'closed'],
  ])('says aloud that %s is %s, and sends all the same', async (name, device) => {
    const failure = Object.assign(new Error('No.'), { name })
    const { store, sent, ask } = running(undefined, [], failure)
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    await settled()
    expect(store.read().device).toBe(device)
    expect(sent).toHaveLength(1)
  })

  test('does not wait for a slow disk longer than a second', async () => {
    const { store, sent, ask, clock } = running(undefined, [], 'never')
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    await settled()
    expect([sent.length, store.read().device]).toEqual([0, 'keeping'])
    clock.pass(1000)
    await settled()
    expect([sent.length, store.read().device]).toEqual([1, 'keeping'])
  })

  type Typed = { raw?: string; isPhoto?: boolean; disk?: Error | 'slow' }
  const noPlace = Object.assign(new Error('No.'), { name: 'NoPlace' })
  test.each([
    ['a value that can be read', { raw: '12' }, true, undefined],
    ['a value that cannot be read', { raw: '1x' }, false, 'gas'],
    ['a photo that is kept on the device', { isPhoto: true }, true, undefined],
    [
      'a photo on a disk that takes a moment',
      { isPhoto: true, disk: 'slow' as const },
      true,
      undefined,
    ],
    ['a photo that is kept nowhere', { isPhoto: true, disk: noPlace }, false, undefined],
  ])('whoever goes on from %s loses nothing', async (_, typed: Typed, isGone, firstOpen) => {
    const { raw, isPhoto = false, disk } = typed
    const { store, sent, ask, answer } = running(undefined, [], disk)
    if (isPhoto) {
      store.actions.addPhoto('ppe', new Blob(['x']), 'a.jpg', 'blob:a')
    } else {
      store.actions.edit(ask('gas'), { raw: [raw ?? ''] }, 'pause')
    }
    await settled()
    let pages = 0
    const going = goOnceSaved(store, () => (pages += 1))
    await settled()
    expect(sent).toHaveLength(1)
    await answer(0)
    expect([await going, pages]).toEqual([isGone, isGone ? 1 : 0])
    expect(store.standing().firstOpen).toBe(firstOpen)
  })

  test('sends at once what waits for the disk when the page goes', async () => {
    const { store, sent, ask, engine } = running(undefined, [], 'never')
    store.actions.edit(ask('ppe'), { raw: ['no'] }, 'now')
    engine.farewell()
    expect(sent).toHaveLength(1)
  })

  const revisionRead = async (store: ReturnType<typeof running>['store'], key: string) => {
    const ready = store.actions.readyToSign(key)
    await settled()
    return { ready }
  }

  test('is ready to sign the answers that the page shows, by their revision', async () => {
    const { store, ask, answer } = running()
    store.actions.edit(ask('count'), { raw: ['4'] }, 'pause')
    const { ready } = await revisionRead(store, 'inspector')
    await answer(0, { revs: { count: 1 } })
    // The section asks for a photo beside the signature, and that has none yet.
    expect(await ready).toBe(0)
    store.actions.addPhoto('picture', new Blob(['x']), 'a.jpg', 'blob:a')
    const early = await revisionRead(store, 'inspector')
    await answer(1)
    expect(await early.ready).toBeNull()
  })

  test('does not sign beside what cannot be saved, unless it does not show', async () => {
    const { store, ask, answer } = running()
    store.actions.edit(ask('gas'), { raw: ['plenty'] }, 'pause')
    const beside = await revisionRead(store, 'inspector')
    await answer(0)
    expect(await beside.ready).toBeNull()
    store.actions.edit(ask('gas'), { raw: [] }, 'pause')
    store.actions.edit(ask('why'), { raw: ['Torn'] }, 'pause')
    const hidden = await revisionRead(store, 'inspector')
    await answer(1, { conflicts: [{ key: 'why', current: { value: 'Lost', rev: 1 } }] })
    expect(store.read().conflicts).toHaveProperty('why')
    expect(await hidden.ready).toBe(0)
  })

  test('keeps a photo until it has arrived', async () => {
    const { store, photos, keptPhotos } = running()
    store.actions.addPhoto('ppe', new Blob(['x']), 'a.jpg', 'blob:a')
    await settled()
    expect([...keptPhotos]).toEqual(['key 1'])
    const media = { uploadId: 'u1', name: 'a.jpg', type: 'image/jpeg', size: 1 }
    photos[0]?.({ kind: 'sent', media, revs: { ppe: 3 } })
    await settled()
    expect([...keptPhotos]).toEqual([])
  })
})

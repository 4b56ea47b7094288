import { useState } from 'react'
import { useControlled } from '../internals/use-controlled.ts'
import { useDeed } from '../internals/use-deed.ts'
import { type Person } from '../person.ts'

/** Shares with the picked people. An answer of `false` keeps the dialog open; an error is shown. */
export type SharePeople = (people: readonly Person[], options: { signal: AbortSignal }) => unknown

/** What the dialog last said of the list. */
export type ShareNotice = {
  /** `full` and `sharing` hold for as long as it is so. */
  name: 'added' | 'removed' | 'duplicate' | 'nobody' | 'full' | 'sharing'
  /** Whom it is about. */
  person?: Person | undefined
  /** Counts the notices, so that the same one can be said twice. */
  count: number
}

/** What a list of picked people wants to know. */
export interface ShareListOptions {
  /** The picked people, kept by the caller. */
  people?: readonly Person[] | undefined
  /** The picked people at the start. Default: none. */
  defaultPeople?: readonly Person[] | undefined
  /** Hears each change, in the order of picking. */
  onPeopleChange?: ((people: readonly Person[]) => void) | undefined
  /** How many may be picked. Default: any number. */
  limit?: number | undefined
  /** Shares. Without it the Share button is left to the form around it. */
  onShare?: SharePeople | undefined
}

/** The picked people, without markup. */
export interface ShareListState {
  people: readonly Person[]
  limit: number
  /** Whether the limit is reached. */
  isFull: boolean
  isSharing: boolean
  notice: ShareNotice | undefined
  /** Why sharing failed, perhaps without a word; `undefined` if it did not. */
  problem: string | undefined
  /** Appends somebody, unless they are there already or the list is full. */
  add: (person: Person) => void
  remove: (person: Person) => void
  /** Shares, or says why not. Answers `false` where that is left to the form. */
  share: () => boolean
  /** Gives up what is being shared, and takes back what was said. */
  stop: () => void
}

/** Keeps whom a thing is shared with. `onDone` hears that it was. */
export function useShareList({
  people: given,
  defaultPeople = nobody,
  onPeopleChange,
  limit = Number.POSITIVE_INFINITY,
  onShare,
  onDone,
}: ShareListOptions & { onDone: () => void }): ShareListState {
  const [people, setPeople] = useControlled({
    value: given,
    defaultValue: defaultPeople,
    onChange: onPeopleChange,
  })
  const [said, setSaid] = useState<ShareNotice>()
  const { isBusy: isSharing, problem, run, forget } = useDeed(onShare)

  const isFull = people.length >= limit
  const say = (name: ShareNotice['name'], person?: Person) => {
    setSaid((before) => ({ name, person, count: (before?.count ?? 0) + 1 }))
    forget()
  }
  const send = async () => {
    setSaid(undefined)
    if ((await run(people)) === 'done') {
      setPeople(nobody)
      onDone()
    }
  }
  const standing = isSharing ? 'sharing' : isFull ? 'full' : undefined

  return {
    people,
    limit,
    isFull,
    isSharing,
    notice: said ?? (standing && { name: standing, count: 0 }),
    problem: problem?.message,
    add: (person) => {
      if (isSharing) {
        return
      }
      if (people.some(({ personId }) => personId === person.personId)) {
        say('duplicate', person)
      } else if (isFull) {
        say('full')
      } else {
        say(people.length + 1 < limit ? 'added' : 'full', person)
        setPeople([...people, person])
      }
    },
    remove: ({ personId }) => {
      const removed = people.find((person) => person.personId === personId)
      if (removed && !isSharing) {
        say('removed', removed)
        setPeople(people.filter((person) => person !== removed))
      }
    },
    share: () => {
      if (people.length === 0) {
        say('nobody')
      } else if (onShare && !isSharing) {
        void send()
      }
      return onShare !== undefined || people.length === 0
    },
    stop: () => {
      setSaid(undefined)
      forget()
    },
  }
}

const nobody: readonly Person[] = []

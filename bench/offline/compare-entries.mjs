import { call } from '../parts/portal.mjs'

/** How many entries the person has on a tab. */
export async function entryCount(origin, token, section) {
  const list = await call(origin, 'GET', `/my-form?section=${section}`, { token })
  return list.totalRecords
}

/**
 * Compares what the server holds with the ledger. A revision counts how often an answer was
 * written, so one that is too high says that something was written twice.
 */
export async function compareEntries(origin, token, ledger) {
  const lost = []
  const twice = []
  let compared = 0
  for (const { id, number, values, photos } of ledger) {
    const { answers } = await call(origin, 'GET', `/my-form-detail?myFormId=${id}`, { token })
    for (const [name, wanted] of Object.entries(values)) {
      const { value = null, rev = 0, media = [] } = answers[name.slice(2)] ?? {}
      const isPhotoPlace = name === 'a.best_practice'
      compared += 1
      if (value !== wanted || (isPhotoPlace && media.length < photos)) {
        lost.push({ form: number, name, wanted, found: value, photos: media.length })
      }
      // A photo raises the revision of its answer as well.
      if (rev > (isPhotoPlace ? 1 + photos : 1) || media.length > photos) {
        twice.push({ form: number, name, rev, photos: media.length })
      }
    }
  }
  const isAlone = new Set(ledger.map(({ id }) => id)).size === ledger.length
  return { compared, lost, twice: isAlone ? twice : [...twice, 'two forms are one'] }
}

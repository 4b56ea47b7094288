import { ok, type PersonHandler } from '../../handler.ts'
import { leftWorks } from '../../left-works.ts'
import { countLeft } from '../../records/left/hand-on.ts'
import { goesOn } from '../../records/left/left-work.ts'
import { managerOfLeft } from '../../records/left/successor.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { activePeopleAmong } from './people.queries.ts'

export const waiting: PersonHandler<'people.waiting'> = async ({ userId }, { db, person }) => {
  const { shardKey } = person
  const counted = await countLeft(db, leftWorks, { shardKey, personId: userId })
  const managerId = await managerOfLeft(db, userId)
  const here = await activePeopleAmong(db, shardKey, managerId === null ? [] : [managerId])
  const [manager = null] = await linesOfPeople({ db, shardKey }, [...here])
  const works = counted
    .filter(({ count }) => count > 0)
    .map(({ work, count }) => ({ name: work.name, count, goesOn: goesOn(work) }))
  return ok({ manager, works })
}

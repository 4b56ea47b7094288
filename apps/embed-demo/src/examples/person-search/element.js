import { findPeople, manyPeople } from '../../demo/people.js'

export function start(document) {
  const [approver, witness] = document.querySelectorAll('hp-person-search')

  // Left out with api-base and a token: the tag then asks the portal by itself.
  approver.search = ({ search, ...filters }, { signal }) =>
    findPeople(search, { ...filters, signal })

  witness.people = manyPeople(10_000)
}

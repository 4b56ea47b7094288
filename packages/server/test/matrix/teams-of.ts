import type { MatrixPeople } from './facts.ts'

/** Somebody of the matrix. */
export type Who = Exclude<keyof MatrixPeople, 'shardKey' | 'otherShardKey'>

/** In whose team somebody is: their manager's, and that of everybody else of their crew. */
export function teamsOf(
  people: MatrixPeople,
  isElsewhere: boolean,
  who: Who | undefined,
): string[] {
  const { actor, crewmate, boss } = people
  const teams: Readonly<Record<Who, readonly string[]>> = {
    ...{ actor: [crewmate], crewmate: [actor], report: [actor] },
    ...{ stranger: [boss], boss: [], leaver: [], outsider: [] },
  }
  // Nobody is of a crew of another organisation.
  return who === undefined || isElsewhere ? [] : [...teams[who]]
}

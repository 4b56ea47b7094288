import { moveTables } from './moves.ts'
import type { Move, Moves } from './moves/moves.ts'
import type { TieRight } from './tie.ts'

// The tables of moves as people read them; `docs/moves.md` is this text.

const intro = [
  '# Moves',
  '',
  'How records move through their states: which move leads where, whose it is, and what must hold beside the state. Made from the tables of the contract (`packages/api/src/moves.ts`), which the server asks before it writes a state; decision 0058 says why. A move of nobody’s follows from another one, or is asked for by a call that says who may.',
]

/** The tables of moves as a page of Markdown. */
export function movesDocument(): string {
  const pages = Object.entries<Moves>(moveTables).flatMap(([name, table]) => [
    '',
    `## \`${name}\``,
    '',
    `States: ${table.states.map(coded).join(', ')}.`,
    '',
    '| Move | Says | From | To | Whose | Only if | Reason |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...Object.entries(table.events).map(([event, move]) => rowOf(event, move, table)),
  ])
  return `${[...intro, ...pages].join('\n')}\n`
}

function rowOf(event: string, move: Move<string, string>, { states }: Moves): string {
  const cells = [
    coded(event),
    move.label,
    move.from.length === states.length ? 'any' : list(move.from.map(coded)),
    move.to.length === 0 ? 'stays' : list(move.to.map(coded)),
    move.who.length === 0 ? 'nobody' : list(move.who.map(rightInWords)),
    list(move.guards.map(coded)),
    move.needsReason ? 'yes' : '',
  ]
  return `| ${cells.join(' | ')} |`
}

function rightInWords({ tie, keys }: TieRight): string {
  return keys.length === 0 ? coded(tie) : `${coded(tie)} with ${keys.map(coded).join(' or ')}`
}

const coded = (name: string) => `\`${name}\``
const list = (names: readonly string[]) => names.join(', ')

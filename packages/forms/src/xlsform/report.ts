/** A row of a workbook and what became of it. */
export type Line = {
  readonly sheet: string
  /** As a spreadsheet counts. */
  readonly row: number
  readonly message: string
}

/** What became of the rows of a workbook; each of which something is said is in one of the lists. */
export type Lines = {
  readonly taken: readonly Line[]
  readonly changed: readonly Line[]
  readonly refused: readonly Line[]
}

type Fate = keyof Lines
type Entry = { sheet: string; row: number; messages: Record<Fate, string[]> }

/** Collects what is said about rows. The worst that is said of a row decides where it is listed. */
export class Report {
  readonly #entries = new Map<string, Entry>()

  taken(sheet: string, row: number, message: string): void {
    this.#say('taken', sheet, row, message)
  }

  changed(sheet: string, row: number, message: string): void {
    this.#say('changed', sheet, row, message)
  }

  refused(sheet: string, row: number, message: string): void {
    this.#say('refused', sheet, row, message)
  }

  /** The lists, in the order of sheets and rows. */
  lines(): Lines {
    const lines: Record<Fate, Line[]> = { taken: [], changed: [], refused: [] }
    for (const { sheet, row, messages } of this.#inOrder()) {
      const { taken, changed, refused } = messages
      const fate = refused.length > 0 ? 'refused' : changed.length > 0 ? 'changed' : 'taken'
      // What is not taken is not told how it was.
      const said = fate === 'refused' ? refused : [...taken, ...changed]
      lines[fate].push({ sheet, row, message: said.join(' ') })
    }
    return lines
  }

  #inOrder(): Entry[] {
    const entries = [...this.#entries.values()]
    const sheets = [...new Set(entries.map(({ sheet }) => sheet))]
    const place = ({ sheet }: Entry): number => sheets.indexOf(sheet)
    return entries.sort((a, b) => place(a) - place(b) || a.row - b.row)
  }

  #say(fate: Fate, sheet: string, row: number, message: string): void {
    const place = `${row} ${sheet}`
    const entry = this.#entries.get(place) ?? {
      sheet,
      row,
      messages: { taken: [], changed: [], refused: [] },
    }
    this.#entries.set(place, entry)
    if (!entry.messages[fate].includes(message)) {
      entry.messages[fate].push(message)
    }
  }
}

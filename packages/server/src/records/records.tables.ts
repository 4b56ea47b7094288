/** The tables that records of every kind share. */
export interface RecordsTables {
  record_numbers: RecordNumbersTable
}

export interface RecordNumbersTable {
  shard_key: string
  kind: string
  year: number
  last_number: number
}

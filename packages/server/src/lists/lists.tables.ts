/** The tables that lists share. */
export interface ListsTables {
  kept_filters: KeptFiltersTable
}

export interface KeptFiltersTable {
  shard_key: string
  hash: string
  contents: string
  last_used_on: string
}

-- Filters that are too long for an address, kept once for an organisation under their content's hash.

create table kept_filters (
  shard_key text not null,
  -- The SHA-256 of the contents, in base64url.
  hash text not null,
  -- The list call's parameters as canonical JSON: the very text that the hash is of.
  contents text not null,
  last_used_on date not null,
  primary key (shard_key, hash)
);

create index kept_filters_by_use on kept_filters (last_used_on);

-- What the directory of the company calls a person (SCIM): its own id of them, and the name of their
-- account, which need not be an address that mail reaches. Null for whomever no directory has written.

alter table people add column external_id text;
alter table people add column directory_name text;

create unique index people_by_external_id on people (shard_key, external_id)
  where external_id is not null;
create unique index people_by_directory_name on people (shard_key, lower(directory_name))
  where directory_name is not null;

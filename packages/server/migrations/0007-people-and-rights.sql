-- Finding people, and rights that are given to one person beside those of their groups.

alter table people add column company_code text not null default '';
-- The customer whose work the person is assigned to; most people have none.
alter table people add column customer_id text references customers (id);
-- Keys given to this person alone, and keys that no group can give them.
alter table people add column granted_keys text[] not null default '{}';
alter table people add column denied_keys text[] not null default '{}';
-- Counts the changes of grants, denies and group memberships.
alter table people add column rights_version integer not null default 1;
-- Name and address without accents and in lower case: what a search looks in and lists sort by.
-- Letters that no accent can be taken from are spelled out.
alter table people add column search_text text not null generated always as (
  lower(
    translate(
      regexp_replace(normalize(full_name || ' ' || email, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ŁłØøĐđÆæŒœßıĦħŦŧ', 'LlOoDdAaOosiHhTt'
    )
  )
) stored;

create index people_by_search_text on people (shard_key, search_text, id) where is_active;

alter table permission_groups add column row_version integer not null default 1;
create unique index permission_groups_by_name on permission_groups (shard_key, lower(name));

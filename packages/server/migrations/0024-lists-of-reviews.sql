-- Whoever reads all entries pages through those that were handed in, newest first.
create index my_forms_handed_in on my_forms (shard_key, submitted_at desc, id desc)
  where deleted_at is null and submitted_at is not null;

-- What somebody is asked to sign or decide, and what they have decided.
create index my_form_signers_of_person_by_status
  on my_form_signers (shard_key, person_id, task, status, my_form_id);

-- An entry that was taken further on another form. The new entry is its child; with it deleted, the
-- elevation is gone and its source may be elevated again.
create table my_form_elevations (
  shard_key text not null,
  from_id text not null,
  to_id text not null,
  to_form_id text not null references forms (id),
  elevated_by text not null references people (id),
  elevated_at timestamptz not null,
  reason text not null default '',
  primary key (shard_key, to_id),
  foreign key (shard_key, from_id) references my_forms (shard_key, id),
  foreign key (shard_key, to_id) references my_forms (shard_key, id)
);
create index my_form_elevations_by_source on my_form_elevations (shard_key, from_id);

-- Links that were mailed, each to one address. What opens one is worked out from its id and the
-- server's own secret, and kept nowhere.
create table my_form_email_shares (
  shard_key text not null,
  id text not null,
  my_form_id text not null,
  email text not null,
  shared_by text not null references people (id),
  shared_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  taken_back_at timestamptz,
  primary key (shard_key, id),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);
create index my_form_email_shares_of_entry on my_form_email_shares (shard_key, my_form_id);

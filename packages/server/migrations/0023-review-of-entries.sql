-- Approval goes step by step, in a step each of its people decides or one for all, and whoever
-- decides may say something with it. Passed: somebody else of the step has decided.
alter table my_form_signers
  add column mode text not null default 'all',
  add column note text,
  add constraint my_form_signers_mode_is_known check (mode in ('all', 'any')),
  drop constraint my_form_signers_status_is_known,
  add constraint my_form_signers_status_is_known
    check (status in ('pending', 'done', 'refused', 'passed'));

-- Questions that were handed back to the submitter.
create table my_form_flags (
  shard_key text not null,
  my_form_id text not null,
  question_key text not null,
  note text not null,
  flagged_by text not null references people (id),
  flagged_at timestamptz not null,
  primary key (shard_key, my_form_id, question_key),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

-- What was handed in, each time.
create table my_form_versions (
  shard_key text not null,
  my_form_id text not null,
  version integer not null,
  answers jsonb not null,
  score numeric(5, 2),
  person_id text not null references people (id),
  made_at timestamptz not null,
  primary key (shard_key, my_form_id, version),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

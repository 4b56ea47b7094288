-- Form entries and what hangs on them. The list reads the slim my_forms row only; answers are
-- saved often and live apart, so that an autosave touches no indexed column.

create table my_forms (
  shard_key text not null,
  id text not null,
  number text not null,
  form_id text not null references forms (id),
  form_version integer not null,
  person_id text not null references people (id),
  status text not null,
  started_at timestamptz not null,
  filled_at timestamptz,
  submitted_at timestamptz,
  completed_at timestamptz,
  last_answered_at timestamptz,
  form_title_answer text,
  country_code text,
  district_code text,
  business_unit_code text,
  crew_codes text[] not null default '{}',
  customer_id text,
  pad_ids text[] not null default '{}',
  score numeric(5, 2),
  result text,
  has_critical_failure boolean not null default false,
  is_limited_access boolean not null default false,
  is_reopened boolean not null default false,
  elevated_from_form_id text,
  elevated_from_name text,
  form_sub_form_count integer not null default 0,
  dynamic_sub_form_count integer not null default 0,
  action_count integer not null default 0,
  upvote_count integer not null default 0,
  kudos_count integer not null default 0,
  public_comment_count integer not null default 0,
  private_comment_count integer not null default 0,
  is_signature_complete boolean not null default false,
  row_version integer not null default 1,
  source text not null default 'web',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text,
  constraint my_forms_status_is_known check (
    status in ('in_progress', 'fill', 'in_review', 'complete', 'reject', 'approved', 'pending', 'new')
  ),
  constraint my_forms_result_is_known check (result is null or result in ('pass', 'fail', 'none')),
  primary key (shard_key, id)
);

create unique index my_forms_number on my_forms (shard_key, number);
-- One person's list in its usual order: newest first, within a window of days.
create index my_forms_of_person on my_forms (shard_key, person_id, started_at desc, id desc) where deleted_at is null;
create index my_forms_of_person_by_status on my_forms (shard_key, person_id, status, started_at desc, id desc) where deleted_at is null;

create table my_form_answers (
  shard_key text not null,
  my_form_id text not null,
  -- One document per entry: question key to answer, each answer with its revision.
  answers jsonb not null default '{}',
  revision integer not null default 0,
  score_breakdown jsonb,
  updated_at timestamptz not null,
  primary key (shard_key, my_form_id),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

create table my_form_signers (
  shard_key text not null,
  id text not null,
  my_form_id text not null,
  person_id text not null references people (id),
  -- sign: a listed signer; approve: an approver of a step.
  task text not null,
  meaning text not null,
  step integer not null default 1,
  status text not null,
  signed_at timestamptz,
  -- Copied from the entry, so that the Signature tab pages through one index.
  started_at timestamptz not null,
  constraint my_form_signers_task_is_known check (task in ('sign', 'approve')),
  constraint my_form_signers_status_is_known check (status in ('pending', 'done', 'refused')),
  primary key (shard_key, id),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

create unique index my_form_signers_once on my_form_signers (shard_key, my_form_id, person_id, task);
create index my_form_signers_of_person on my_form_signers (shard_key, person_id, started_at desc, my_form_id);

create table my_form_comments (
  shard_key text not null,
  id text not null,
  my_form_id text not null,
  person_id text not null references people (id),
  comment text not null,
  privacy_type text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint my_form_comments_privacy_is_known check (privacy_type in ('public', 'private')),
  constraint my_form_comments_length check (char_length(comment) between 1 and 100),
  primary key (shard_key, id),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

create index my_form_comments_of_form on my_form_comments (shard_key, my_form_id, created_at);

create table my_form_votes (
  shard_key text not null,
  my_form_id text not null,
  person_id text not null references people (id),
  created_at timestamptz not null,
  primary key (shard_key, my_form_id, person_id),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

create table my_form_kudos (
  shard_key text not null,
  id text not null,
  my_form_id text not null,
  given_by text not null references people (id),
  category text not null,
  person_ids text[] not null default '{}',
  created_at timestamptz not null,
  primary key (shard_key, id),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

create index my_form_kudos_of_form on my_form_kudos (shard_key, my_form_id);

create table my_form_shares (
  shard_key text not null,
  my_form_id text not null,
  person_id text not null references people (id),
  shared_by text not null references people (id),
  created_at timestamptz not null,
  primary key (shard_key, my_form_id, person_id),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

create table actions (
  shard_key text not null,
  id text not null,
  number text not null,
  my_form_id text,
  question_key text,
  title text not null,
  status text not null,
  assigned_to text not null references people (id),
  created_by text not null references people (id),
  due_on date not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint actions_status_is_known check (status in ('open', 'done', 'cancelled')),
  primary key (shard_key, id)
);

create unique index actions_number on actions (shard_key, number);
create index actions_of_form on actions (shard_key, my_form_id);

-- Human numbers such as FRM-26-00412: one counter per kind of record and year.
create table record_numbers (
  shard_key text not null,
  kind text not null,
  year integer not null,
  last_number integer not null,
  primary key (shard_key, kind, year)
);

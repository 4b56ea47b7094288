-- How long an approval may wait, and what was told of it since when (decision 0081).
alter table my_form_signers
  add column hours integer,
  add column reminded integer not null default 0,
  -- When the wait began that `reminded` counts in: another one begins at nothing.
  add column reminded_since timestamptz,
  -- The one in whose place a deputy decides.
  add column deputy_for text;

create index my_form_signers_with_hours on my_form_signers (shard_key, my_form_id)
  where hours is not null and status = 'pending';

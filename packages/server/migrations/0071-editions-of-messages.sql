-- Which wording of a message a text of another language says (decision 0089): what says an older one
-- is not shown to readers.

alter table messages add column edition int not null default 1;
alter table message_texts add column edition int not null default 1;

-- What was written before its message was worded anew may say what no longer holds.
update message_texts as said set edition = 0
where exists (
  select 1 from audit_events as event
  where event.shard_key = said.shard_key and event.record_type = 'message'
    and event.record_id = said.message_id and event.at > said.updated_at
    and (
      event.changes -> 'title' ->> 'from' is distinct from event.changes -> 'title' ->> 'to'
      or event.changes -> 'description' ->> 'from'
        is distinct from event.changes -> 'description' ->> 'to'
    )
);

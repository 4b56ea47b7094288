-- An entry below another one (decision 0115): it is an entry like any other, and knows its parent.

alter table my_forms
  add column parent_id text,
  add constraint my_forms_have_a_parent
    foreign key (shard_key, parent_id) references my_forms (shard_key, id);

create index my_forms_by_parent on my_forms (shard_key, parent_id) where parent_id is not null;

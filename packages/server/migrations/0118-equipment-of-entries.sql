-- Which machines the answers of an entry name: written with the answers, so that a machine finds its
-- entries without reading the answers of all (decision 0151). A machine may be gone from the list
-- where an answer still names it.
create table my_form_equipment (
  shard_key text not null,
  my_form_id text not null,
  asset_id text not null,
  primary key (shard_key, my_form_id, asset_id),
  foreign key (shard_key, my_form_id) references my_forms (shard_key, id)
);

create index my_form_equipment_of_asset on my_form_equipment (shard_key, asset_id, my_form_id);

insert into my_form_equipment (shard_key, my_form_id, asset_id)
select distinct document.shard_key, document.my_form_id, named.asset_id
from my_form_answers as document
join my_forms as entry
  on entry.shard_key = document.shard_key and entry.id = document.my_form_id
join (
  select version.form_id, version.version, question ->> 'key' as key
  from form_versions as version
  cross join lateral jsonb_path_query(
    version.definition, 'strict $.** ? (@.type == "equipment")'
  ) as question
) as asked on asked.form_id = entry.form_id and asked.version = entry.form_version
cross join lateral jsonb_each(document.answers) as answer (key, content)
cross join lateral jsonb_array_elements_text(
  case jsonb_typeof(answer.content -> 'value')
    when 'array' then answer.content -> 'value'
    when 'string' then jsonb_build_array(answer.content -> 'value')
    else '[]'::jsonb
  end
) as named (asset_id)
-- The key of what is asked several times ends with the number of its instance.
where split_part(answer.key, '-', 1) = asked.key;

-- A machine is found by its code, in whatever case.
create index assets_of_code on assets (shard_key, lower(code));

-- The reports in which a machine is involved.
create index sqr_lines_of_asset on sqr_lines (shard_key, (content ->> 'assetId'))
  where part = 'equipments';

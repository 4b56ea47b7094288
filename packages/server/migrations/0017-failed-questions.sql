-- Which questions of an entry earned nothing or were critical: what the graphs count. Worked out
-- when the score is written, so that reading a thousand scores takes none of them apart.
alter table my_form_answers add column failed_questions jsonb generated always as (
  jsonb_path_query_array(
    score_breakdown,
    '$.items[*] ? (((@.got <= 0 && @.max > 0) || @.criticalFailure == true) && @.state == "counted").key'
  )
) stored;

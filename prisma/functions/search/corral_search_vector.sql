-- Returns the words of a text as lexemes: its runs and, for words of several runs (`315b`, `50%`, `o'higgins`), every suffix of runs,
-- so that a prefix search finds `315b` by `31`, `315b` and `b`. Lengths are limited because a tsvector holds 1 MB and a lexeme 2 kB: the first
-- 60 characters of words of several runs, and 500 of each lexeme.
CREATE OR REPLACE FUNCTION corral_search_vector(value text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  several constant text := '[[:alpha:]][^[:alpha:] ]|[[:digit:]][^[:digit:] ]|[^[:alnum:] ][^ ]';
  normal text := translate(public.corral_normalize(value), E'\t\n\r', '   ');
  words text[] := public.corral_search_runs(normal);
  runs text[];
BEGIN
  normal := translate(normal, '.,;:!?()<>"', '           ');
  IF normal ~ several THEN
    FOR runs IN
      SELECT array_remove(public.corral_search_runs(left(token, 60)), '') FROM unnest(string_to_array(normal, ' ')) AS token WHERE token ~ several
    LOOP
      words := words || ARRAY(SELECT array_to_string(runs[place:], '') FROM generate_series(1, cardinality(runs)) AS place);
    END LOOP;
  END IF;
  IF char_length(normal) > 500 THEN
    words := ARRAY(SELECT left(word, 500) FROM unnest(words) AS word);
  END IF;
  RETURN array_to_tsvector(array_remove(words, ''));
END $$;

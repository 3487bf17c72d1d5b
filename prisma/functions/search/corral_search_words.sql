-- What each word of a search asks of search_vector: a word that begins with it, of one or two letters preferably the word itself. If the
-- dictionary has none, the nearest words count that are a typo away (two from eight letters on); if there are none either, query is NULL.
-- Punctuation around words is passed over; of a row of signs each is asked for. A word that begins too many others to name is wide.
CREATE OR REPLACE FUNCTION corral_search_words(search text) RETURNS TABLE (query text, wide boolean)
  LANGUAGE plpgsql STABLE STRICT
AS $$
DECLARE
  -- Each word is another list of the index to read.
  words_max constant int := 8;
  -- The index compares each hit with each of them; more are asked for by their beginning, which takes some three times as long.
  named_max constant int := 20;
  typo_letters constant int := 5;
  two_typos_letters constant int := 8;
  typos int;
  asked text;
  known text[];
BEGIN
  FOR asked IN
    SELECT word
    FROM regexp_split_to_table(corral_normalize(search), '\s+') WITH ORDINALITY AS tokens(token, place),
      unnest(CASE WHEN token ~ '[[:alnum:]]' THEN string_to_array(translate(token, '.,;:!?()<>"', '           '), ' ') ELSE string_to_array(token, NULL) END) AS word
    WHERE word <> '' GROUP BY word ORDER BY min(place) LIMIT words_max
  LOOP
    known := CASE WHEN char_length(asked) <= 2 THEN ARRAY(SELECT word FROM search_words WHERE word = asked) ELSE '{}' END;
    IF known = '{}' THEN
      known := ARRAY(SELECT word FROM search_words WHERE word ^@ asked LIMIT named_max + 1);
    END IF;
    wide := cardinality(known) > named_max;
    typos := CASE WHEN asked !~ '^[[:alpha:]]{1,60}$' THEN 0 WHEN char_length(asked) >= two_typos_letters THEN 2 WHEN char_length(asked) >= typo_letters THEN 1 ELSE 0 END;
    IF known = '{}' AND typos > 0 THEN
      known := ARRAY(
        SELECT word FROM (
          SELECT word, rank() OVER (ORDER BY distance) AS place FROM (
            SELECT word, levenshtein_less_equal(word, asked, typos) AS distance FROM search_words
            WHERE word % asked AND abs(char_length(word) - char_length(asked)) <= typos
            UNION ALL
            -- An exchange of neighbouring letters is one typo.
            SELECT word, 1 FROM search_words WHERE word IN (
              SELECT overlay(asked PLACING reverse(substr(asked, letter, 2)) FROM letter FOR 2) FROM generate_series(1, char_length(asked) - 1) AS letter)
          ) AS near WHERE distance <= typos) AS ranked
        WHERE place = 1);
    END IF;
    IF wide THEN known := ARRAY[asked]; END IF;
    query := (SELECT string_agg(format('''%s''%s', regexp_replace(word, '([\\''])', '\1\1', 'g'), CASE WHEN wide THEN ':*' END), '|') FROM unnest(known) AS word);
    RETURN NEXT;
  END LOOP;
END $$;

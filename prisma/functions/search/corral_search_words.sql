-- Returns a tsquery on search_vector for each word of a search: the words that begin with it, or, for one or two letters, the exact word if it
-- exists. Otherwise the nearest words one typo away (two from eight letters on); query is NULL if there are none. Punctuation around words is
-- ignored; in a token of signs only, each sign is a word. A word is wide if it is a prefix of too many words to list them.
CREATE OR REPLACE FUNCTION corral_search_words(search text) RETURNS TABLE (query text, wide boolean)
  LANGUAGE plpgsql STABLE STRICT
AS $$
DECLARE
  -- Each word costs another index scan.
  words_max constant int := 8;
  -- Every match is compared with each listed word; beyond this number a prefix match is used, which takes about three times as long.
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
            -- A transposition of adjacent letters counts as one typo.
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

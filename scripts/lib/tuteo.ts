/** The pronoun, the second person, and commands with a pronoun: forms of «tú» that are nothing else. */
export const PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:tú|ti|contigo|eres|ponlo|dinos|dile|hazlo` +
    '|(?:pued|tien|quier|deb|sab|pid|elig|escrib|sub|vuelv|encuentr|reconoc|pierd|sigu|decid|ofrec|recib|vend|pon|hac)es' +
    '|(?:necesit|acept|busc|us|pag|entr|public|mand|borr|toc|recuerd)as' +
    '|(?:agrég|avís|ciérr|compár|confírm|cuént|cámbi|cárg|elíg|escríb|fíj|guárd|intént|márc|mír|pruéb|pág|pás|pég|píd' +
    String.raw`|quít|revís|sepár|sígu|ábr|bórr|súb|tóc)[ae](?:l[ao]s?|me|nos|le|te))(?!\p{L})`,
  'giu',
);

/** Commands where a sentence or a clause begins; elsewhere such words are about somebody else. */
const COMMAND = new RegExp(
  String.raw`(?<=^|[.:;?!¿«({—]\s*|,\s+|\s[yo]\s+)(?:haz|pon|ten|mantén|elige|escribe|selecciona|revisa|prueba|corrige` +
    '|repite|agrega|quita|inicia|recarga|toca|publica|anuncia|entra|completa|vuelve a (?:intentar|probar|cargar|subir)' +
    String.raw`)(?!\p{L})`,
  'giu',
);

/** Returns as problems the forms of «tú» in Spanish texts: they say «vos» throughout. */
export function findTuteo(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([key, text]) =>
    [PERSON, COMMAND].flatMap((forms) => text.match(forms) ?? []).map((form) => `es: ${key} says «tú»: ${form}`),
  );
}

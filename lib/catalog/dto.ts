/** A topic in a list: its title and first picture; `stock` names the drawn picture in place of a missing one. */
export type TopicCard = { title: string; picture: string | null; stock: string };

let count = 0;

/** Valid form fields of a post; each has a unique slug. */
export function postInput(traits: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    title: 'Agua para el rodeo',
    slug: `agua-para-el-rodeo-${count}`,
    language: 'es',
    excerpt: 'Cuánta, dónde y de qué calidad.',
    content: '## Cuánta toman\n\nUna vaca toma 60 litros.',
    category: 'cattle-care',
    tags: ['agua', 'verano'],
    status: 'draft',
    ...traits,
  };
}

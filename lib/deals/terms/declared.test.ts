import { DECLARED_FACTS } from '@/lib/deals/deals/dto';
import { FACTS, FACT_NAMES, type Fact } from '@/lib/livestock/facts/facts';

it('a deal keeps what the seller declared of the animals, which is no term of their sale', () => {
  const declared = FACT_NAMES.filter((name) => {
    const { group, uses }: Fact = FACTS[name];
    return group !== 'first' && group !== 'delivery' && !uses?.includes('term');
  });
  expect([...DECLARED_FACTS].sort()).toEqual([...declared].sort());
});

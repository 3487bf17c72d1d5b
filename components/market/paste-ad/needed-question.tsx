import type { OwnQuestion } from './ad-form';
import { useAdForm } from './ad-form';
import { BreedQuestion, CategoryQuestion, ClassQuestion } from './choice-questions';
import type { FactNames } from './fact-text';
import { AgeQuestion, HeadsQuestion, WeightQuestion } from './figures/figure-questions';
import type { Needed } from './open-questions';
import { PlaceQuestion } from './place-question';
import { PriceQuestion } from './price-question';

interface NeededQuestionProps extends OwnQuestion {
  field: Needed;
  names: FactNames;
  country: string | null;
  /** Where the seller is, as the account says. */
  home: string | null;
}

/** The card that asks for a field, as its form has it. */
export function NeededQuestion({ field, country, home, ...question }: NeededQuestionProps) {
  const Own = useAdForm().own[field];
  if (Own) return <Own {...question} />;
  switch (field) {
    case 'category':
      return <CategoryQuestion onAnswer={question.onAnswer} />;
    case 'age':
      return <AgeQuestion {...question} />;
    case 'priceAmount':
      return <PriceQuestion {...question} country={country} />;
    case 'location':
      return <PlaceQuestion {...question} {...{ country, home }} />;
    case 'weight':
      return <WeightQuestion {...question} />;
    case 'class':
      return <ClassQuestion {...question} />;
    case 'breed':
      return <BreedQuestion {...question} />;
    case 'headCount':
      return <HeadsQuestion onAnswer={question.onAnswer} />;
    case 'endTime':
    case 'title':
      return null;
  }
}

import 'server-only';
import type { Writer } from '../ad-text';
import type { AdReading } from '../dto';
import { readEquipmentAd } from '../equipment/read-equipment';
import { readAd } from '../read-ad';

/**
 * Reads an advertisement that was pasted where animals are published. One that names no animal but a machine may be in
 * the wrong place, which its writer is asked.
 */
export function readPastedAnimals(text: string, writer: Writer): AdReading {
  const reading = readAd(text, writer);
  const isOfAnimals = reading.facts.some(({ field }) => field === 'category');
  if (isOfAnimals || !readEquipmentAd(text, writer).facts.category) return reading;
  return { ...reading, questions: [{ asks: 'equipment', spans: [] }, ...reading.questions] };
}

import { CompareButton } from '@/components/market/comparison/compare-button';
import { ReportButton } from '@/components/messages/reports/report-button';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import type { ListingModel } from './listing-model';

/** What few need, below all that is said of a listing: comparing it, and reporting it unless it is one's own. */
export function SideWays({ model }: { model: ListingModel }) {
  const { id, kind, title, words, seller, share } = model;
  const { data: viewer } = useViewer();
  const isComparable = kind === 'listing' && share;
  return (
    <div className="detail-ways">
      {viewer?.id === seller.id ? null : (
        <ReportButton
          subject={{ kind, id, title }}
          label={words.report}
          failure={words.reportFailure}
          isMember={Boolean(viewer)}
        />
      )}
      {isComparable ? <CompareButton id={id} label={model.card.compare} /> : null}
    </div>
  );
}

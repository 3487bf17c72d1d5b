/** Placeholders the size of a card. */
export function SkeletonCards() {
  return (
    <ul className="cards cards-view" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className="card card-skeleton">
          <div className="card-pic skeleton" />
          <div className="card-body">
            <span className="skeleton h-6.5 w-[36%]" />
            <span className="skeleton mt-1.5 h-[22px] w-[88%]" />
            <span className="skeleton mt-1 h-[21px] w-[56%]" />
            <span className="skeleton mt-2.5 mb-3 h-6 w-[46%] rounded-full" />
            <div className="card-foot">
              <span className="skeleton my-[9px] h-[26px] w-[60%]" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

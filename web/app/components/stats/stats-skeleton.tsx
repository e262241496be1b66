import { Skeleton } from "~/ui/skeleton";

/** As large as stats mostly are. */
export const StatsSkeleton = () => (
  <div className="grid gap-4" aria-busy="true">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} className="h-28 rounded-lg" />
      ))}
    </div>
    <div className="grid gap-4 lg:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-80 rounded-lg" />
      ))}
    </div>
  </div>
);

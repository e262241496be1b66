import { useQuery } from "@tanstack/react-query";
import { isAuthenticated, useUserStore } from "./store";

/** Keeps the store's lists fresh while somebody is signed in, and tells when that fails. */
export function useLists() {
  const id = useUserStore((state) => state.userData?.id);
  const signedIn = useUserStore(isAuthenticated);
  const fetchAll = useUserStore((state) => state.fetchAll);
  return useQuery({
    queryKey: ["lists", id],
    queryFn: async () => {
      await fetchAll();
      return true;
    },
    enabled: signedIn,
  });
}

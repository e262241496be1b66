import { picturesMessages } from "~/components/pictures/messages";
import { PictureForm } from "~/components/pictures/picture-form";
import { deletePicture, postPicture } from "~/lib/api/account";
import { useMessages } from "~/lib/i18n";
import type { UserData } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { useTellSaved } from "~/ui/saved-forms";
import { toast } from "~/ui/toast-store";

export function Picture({ user }: { user: UserData }) {
  const { t } = useMessages(picturesMessages);
  const setUser = useUserStore((state) => state.setUser);
  const tellSaved = useTellSaved();
  return (
    <PictureForm
      round
      hasPicture={user.picture !== null}
      send={async (cropped, onProgress) => {
        setUser((await postPicture(cropped, onProgress)).user);
        tellSaved("picture", "saved");
        toast({ tone: "success", message: t("saved") });
      }}
      remove={async () => {
        setUser((await deletePicture()).user);
        tellSaved("picture", "saved");
        toast({ tone: "success", message: t("removed") });
      }}
    >
      <Avatar name={user.username} picture={user.picture} size="xl" />
    </PictureForm>
  );
}

import { Suspense, useState } from "react";
import { deletePlaygroupPicture, postPlaygroupPicture } from "~/lib/api/playgroups";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { PictureField } from "../form/picture-field";
import { playgroupPartsMessages } from "../messages";
import { Section } from "../section";
import type { GroupInUse } from "../use-playgroup";
import { EditGroup } from "./edit-group";

const HandOver = onDemand(() => import("../members/hand-over"));
const DeleteGroup = onDemand(() => import("./delete-group"));
const LeaveGroup = onDemand(() => import("./leave-group"));

/** What only its owner can do, and an owner cannot: leave while others are there. */
function Ownership({ use, alone }: { use: GroupInUse; alone: boolean }) {
  const { t } = useMessages(playgroupPartsMessages);
  const [open, setOpen] = useState<"hand" | "delete" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {!alone && (
        <Section title={t("handOver")} lead={t("handOverLead")}>
          <Button className="justify-self-start" onClick={() => setOpen("hand")}>
            {t("acts.handOver")}
          </Button>
        </Section>
      )}
      <Section title={t("deleteTitle")} lead={t("deleteLead")}>
        <Button variant="danger" className="justify-self-start" onClick={() => setOpen("delete")}>
          {t("delete")}
        </Button>
      </Section>
      <Suspense>
        {open === "hand" && <HandOver use={use} onClose={close} />}
        {open === "delete" && <DeleteGroup use={use} onClose={close} />}
      </Suspense>
    </>
  );
}

function Leaving({ use }: { use: GroupInUse }) {
  const { t } = useMessages(playgroupPartsMessages);
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t("leaveTitle")} lead={t("leaveLead")}>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {t("leave")}
      </Button>
      {asking && (
        <Suspense>
          <LeaveGroup use={use} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}

/** How the group is called and looks, and the ways out of it. */
export default function Settings({ use }: { use: GroupInUse }) {
  const { group, show } = use;
  const owner = group.role === "owner";
  return (
    <div className="grid max-w-2xl gap-8">
      {group.role !== "member" && (
        <Card className="grid gap-6">
          <EditGroup use={use} />
          <PictureField
            group={group}
            send={async (cropped, onProgress) =>
              show((await postPlaygroupPicture(group.id, cropped, onProgress)).playgroup)
            }
            remove={async () => show((await deletePlaygroupPicture(group.id)).playgroup)}
          />
        </Card>
      )}
      {owner ? <Ownership use={use} alone={group.membersCount <= 1} /> : <Leaving use={use} />}
    </div>
  );
}

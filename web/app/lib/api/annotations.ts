import { pendingCall } from "./call";
import type { ListQuery, Note, NotesPage, Tag, TagColor, Target } from "./types";

type OneTag = { tag: Tag };
type Tags = { tags: Tag[] };
type OneNote = { note: Note };

export const getTags = () => pendingCall<Tags>("get", "/tags");
export const postTag = (name: string, color?: TagColor) =>
  pendingCall<OneTag>("post", "/tag", { body: { name, color } });
export const putTag = (id: string, body: { name?: string; color?: TagColor }) =>
  pendingCall<OneTag>("put", "/tag/{id}", { path: { id }, body });
/** Gives the one that stays. */
export const mergeTag = (id: string, into: string) =>
  pendingCall<OneTag>("post", "/tag/{id}/merge", { path: { id }, body: { into } });
export const deleteTag = (id: string) =>
  pendingCall<object>("delete", "/tag/{id}", { path: { id } });

/** Each an id of a tag or the name of a new one. */
export const addTags = ({ kind, id }: Target, tags: string[]) =>
  pendingCall<Tags>("post", `/${kind}/{id}/tag`, { path: { id }, body: { tags } });
export const removeTag = ({ kind, id }: Target, tagId: string) =>
  pendingCall<Tags>("delete", `/${kind}/{id}/tag/{tagId}`, { path: { id, tagId } });

export const postNote = ({ kind, id }: Target, content: string) =>
  pendingCall<OneNote>("post", `/${kind}/{id}/note`, { path: { id }, body: { content } });
export const putNote = ({ kind, id }: Target, content: string, version: number) =>
  pendingCall<OneNote>("put", `/${kind}/{id}/note`, { path: { id }, body: { content }, version });
export const deleteNote = ({ kind, id }: Target) =>
  pendingCall<object>("delete", `/${kind}/{id}/note`, { path: { id } });
export const searchNotes = (query: ListQuery) =>
  pendingCall<NotesPage>("get", "/notes/search", { query: { ...query } });

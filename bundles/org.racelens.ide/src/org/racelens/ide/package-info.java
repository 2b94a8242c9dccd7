/**
 * The workspace, without any widget: texts of editors and saved files enter, results and markers leave.
 * <ul>
 * <li>{@code text}: which text of a file counts now;
 * <li>{@code settings}: what the user chose, by project, and how files are compiled;
 * <li>{@code live}: when which file is analysed, and the jobs that do it;
 * <li>{@code result}: the newest answers, for whoever shows them;
 * <li>{@code marker}: the answers as markers of the workspace.
 * </ul>
 * Invariant: what is shown of a file belongs to one text, and no scheduling rule is held while that text is analysed.
 */
package org.racelens.ide;

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.report.drawing.Part;

/** The witness view follows what is edited, selected and pointed at. */
class WitnessFollowsTest extends OpenedWitnessView {
	/** Selects the problem whose message begins so, in the Problems view. */
	private void selectProblem(String message) throws Exception {
		bot.showProblems();
		bot.await("the problem " + message, () -> bot.treeTexts().stream().anyMatch(t -> t.startsWith(message)));
		TreeItem item = items(bot.page().getWorkbenchWindow().getShell()).filter(i -> i.getText().startsWith(message)).findFirst()
				.orElseThrow();
		item.getParent().setSelection(item);
		Event event = new Event();
		event.item = item;
		item.getParent().notifyListeners(SWT.Selection, event);
	}

	private static Stream<TreeItem> items(Composite parent) {
		return Stream.of(parent.getChildren()).flatMap(c -> c instanceof Tree tree ? items(tree.getItems())
				: c instanceof Composite composite ? items(composite) : Stream.empty());
	}

	private static Stream<TreeItem> items(TreeItem[] items) {
		return Stream.of(items).flatMap(i -> Stream.concat(Stream.of(i), items(i.getItems())));
	}

	@Test
	void aRaceThatIsGoneIsSaidToBeGone() throws Exception {
		open();
		assertEquals("a", race().variable());
		bot.replaceAndSave(editor, "a[i] = a[i + 1]", "a[i] = 1");
		bot.await("the warning", () -> !view.pages().warning().isEmpty());
		assertTrue(view.pages().warning().contains("shift.c"), view.pages().warning());
		assertEquals("a", race().variable());
		bot.screenshot("witness-view-stale");
		bot.replaceAndSave(editor, "a[i] = 1", "a[i] = a[i + 1]");
		bot.await("the end of the warning", () -> view.pages().warning().isEmpty());
	}

	@Test
	void theSameRaceStaysInAnEditedText() throws Exception {
		open();
		run("Next Witness");
		String id = view.input().orElseThrow().shown().id();
		int line = race().first().place().line();
		key(SWT.END);
		Part focus = view.pages().timeline().focus().orElseThrow();
		bot.replaceAndSave(editor, "int a[101]", "\n\nint a[101]");
		bot.await("the race in its new line", () -> race().first().place().line() == line + 2);
		assertEquals(id, view.input().orElseThrow().shown().id());
		assertEquals(focus.description(), view.pages().timeline().focus().orElseThrow().description());
	}

	/** The bound leaves room for a busy machine. */
	@Test
	void followingAnEditedTextHoldsNobodyUp() throws Exception {
		open();
		bot.pumpFor(Duration.ofSeconds(1));
		try (UiWatch watch = new UiWatch()) {
			for (int i = 1; i <= 5; i++) {
				int line = race().first().place().line();
				bot.press(editor, 0, "\n");
				bot.await("the race in its new line", () -> race().first().place().line() == line + 1);
				bot.pumpFor(Duration.ofMillis(200));
			}
			assertTrue(watch.looks() > 10);
			assertTrue(watch.longest().compareTo(Duration.ofSeconds(1)) < 0, () -> watch.longest() + " in " + watch.longestIn());
		}
	}

	@Test
	void thePositionIsRightWhileRacesComeAndGo() throws Exception {
		open();
		awaitPosition(1, 3);
		bot.replaceAndSave(editor, "hits = hits + 1", "i");
		awaitPosition(1, 1);
		bot.replaceAndSave(editor, "void shift", "int c;\nvoid early(void) {\n#pragma omp parallel\n\tc = 1;\n}\n\nvoid shift");
		awaitPosition(2, 2);
		assertEquals("a", race().variable());
	}

	private void awaitPosition(int index, int count) {
		bot.await(index + " of " + count, () -> position().equals(index + " of " + count)
				&& view.getContentDescription().equals("Race " + index + " of " + count + " in shift.c"));
	}

	private String position() {
		return Dialogs.all(bot.page().getWorkbenchWindow().getShell(), Label.class).map(Label::getText)
				.filter(t -> t.matches("(\\d+|\u2013) of \\d+|\u2013")).findFirst().orElse("");
	}

	@Test
	void aRaceThatIsGoneHasNoPosition() throws Exception {
		open();
		bot.replaceAndSave(editor, "a[i] = a[i + 1]", "a[i] = 1");
		bot.await("the warning", () -> !view.pages().warning().isEmpty());
		int left = view.input().orElseThrow().races().size();
		assertEquals("Gone from shift.c, which has other races: " + left, view.getContentDescription());
		assertEquals("\u2013 of " + left, position());
		run("Previous Witness");
		assertEquals("a", race().variable(), "nothing is before it");
		run("Next Witness");
		assertEquals("hits", race().variable());
		assertEquals("", view.pages().warning());
		awaitPosition(1, left);
	}

	@Test
	void theLastRaceIsGone() throws Exception {
		open();
		bot.replaceAndSave(editor, SHIFT, "int nothing;\n");
		bot.await("the warning", () -> !view.pages().warning().isEmpty());
		assertEquals("Gone from shift.c, which has no race now", view.getContentDescription());
		assertEquals("\u2013", position());
		run("Next Witness");
		assertEquals("a", race().variable());
	}

	@Test
	void aDeletedFileHasNoRaces() throws Exception {
		open();
		bot.page().closeAllEditors(false);
		file.delete(true, null);
		bot.await("the warning", () -> !view.pages().warning().isEmpty());
		assertEquals("\u2013", position());
	}

	@Test
	void anotherEditorHasItsOwnPositions() throws Exception {
		open();
		int count = view.input().orElseThrow().races().size();
		IFile other = project.file("other.c", TestProject.RACY);
		ITextEditor second = bot.open(other);
		bot.await("the other file's race", () -> view.input().orElseThrow().file().equals(other));
		int races = view.input().orElseThrow().races().size();
		bot.await("its position", () -> view.getContentDescription().equals("Race 1 of " + races + " in other.c"));
		assertEquals("1 of " + races, position());
		bot.page().activate(editor);
		editor.selectAndReveal(SHIFT.indexOf("a[i + 1]"), 0);
		awaitPosition(1, count);
		bot.page().closeEditor(second, false);
		awaitPosition(1, count);
	}

	@Test
	void theProblemThatIsSelectedIsShown() throws Exception {
		open();
		assertShownWhenSelected("hits");
		assertShownWhenSelected("a");
	}

	/** The Problems view builds its tree anew while markers come in, and forgets what was selected: a user would select it again. */
	private void assertShownWhenSelected(String variable) throws Exception {
		for (int i = 0; i < 20 && !race().variable().equals(variable); i++) {
			selectProblem("data race on " + variable);
			bot.pumpFor(Duration.ofMillis(500));
		}
		assertEquals(variable, race().variable());
	}

	@Test
	void theCursorIsFollowedWhileLinked() throws Exception {
		open();
		bot.page().activate(editor);
		editor.selectAndReveal(SHIFT.indexOf("hits = hits"), 0);
		bot.await("the race at the cursor", () -> race().variable().equals("hits"));
		editor.selectAndReveal(SHIFT.indexOf("a[i + 1]"), 0);
		bot.await("the race at the cursor", () -> race().variable().equals("a"));
		link().setChecked(false);
		editor.selectAndReveal(SHIFT.indexOf("hits = hits"), 0);
		bot.pumpFor(Duration.ofSeconds(1));
		assertEquals("a", race().variable());
		link().setChecked(true);
		link().run();
		assertEquals("hits", race().variable());
	}

	private IAction link() {
		return Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance)
				.map(i -> ((ActionContributionItem) i).getAction())
				.filter(a -> a.getText().equals("Link with Editor")).findFirst().orElseThrow();
	}
}

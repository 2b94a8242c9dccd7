package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
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

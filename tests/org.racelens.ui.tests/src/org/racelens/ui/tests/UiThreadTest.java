package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.ui.tests.HeldFrontEnd.OnCancel;

/**
 * RaceLens does not keep the user waiting. The bound is some twenty times what is usual, since waits count as they pass on a busy machine;
 * tests/benchmarks/workbench.sh has the true figures.
 */
class UiThreadTest extends WorkbenchProject {
	private static final Duration BOUND = Duration.ofMillis(200);

	@Test
	void typingInAFileOfManyRegionsIsNotHeldUp() throws Exception {
		IFile file = project.file("regions.c", Programs.regions(40));
		try (UiWatch watch = new UiWatch()) {
			ITextEditor editor = bot.open(file);
			bot.awaitAnalyses();
			bot.press(editor, bot.document(editor).get().indexOf("] + 3"), " + 17");
			bot.await("the marker", () -> TestProject.raceCount(file) == 1);
			for (int i = 0; i < 5; i++) {
				bot.press(editor, 0, "\n");
				bot.awaitAnalyses();
			}
			assertNeverLong(watch);
		}
	}

	@Test
	void manyMarkersAtOnceHoldNobodyUp() throws Exception {
		IFile file = project.file("races.c", Programs.regions(150).replaceAll("= a(\\d+)\\[i\\]", "= a$1[i + 1]"));
		try (UiWatch watch = new UiWatch()) {
			bot.open(file);
			bot.showProblems();
			bot.await("the markers", () -> TestProject.raceCount(file) == 150);
			bot.awaitAnalyses();
			assertNeverLong(watch);
		}
	}

	@Test
	void manyChangedFilesHoldNobodyUp() throws Exception {
		try (UiWatch watch = new UiWatch()) {
			ResourcesPlugin.getWorkspace().run(monitor -> {
				for (int i = 0; i < 300; i++) {
					project.file("sum" + i + ".c", TestProject.RACY);
				}
			}, null);
			bot.awaitAnalyses();
			assertNeverLong(watch);
		}
	}

	/** What is asserted above can be seen: closing waits for an analysis that does not listen. */
	@Test
	void whatHoldsTheUserUpIsSeen() throws Exception {
		try (Follower follower = Follower.held(OnCancel.GO_ON); UiWatch watch = new UiWatch()) {
			project.file("sum.c", TestProject.RACY);
			bot.await("the analysis", () -> follower.begun().size() == 1);
			follower.live().close();
			bot.await("looks", () -> watch.looks() > 10);
			assertTrue(watch.longest().compareTo(BOUND) > 0, () -> "only " + watch.longest());
			assertTrue(watch.longestIn().contains("FileAnalysis.join"), watch::longestIn);
		}
	}

	private void assertNeverLong(UiWatch watch) {
		bot.await("looks", () -> watch.looks() > 10);
		assertTrue(watch.longest().compareTo(BOUND) < 0, () -> watch.longest() + " in " + watch.longestIn());
	}
}

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.FileResult.Completeness;
import org.racelens.ide.result.ResultListener;
import org.racelens.ide.settings.Settings;
import org.racelens.ide.settings.Trigger;
import org.racelens.race.verdict.RegionReport;
import org.racelens.ui.tests.HeldFrontEnd.OnCancel;

/** What is analysed when, while a user types, opens, saves and builds. */
class LiveAnalysisTest extends LiveProject {
	@ParameterizedTest
	@ValueSource(strings = { Bot.TEXT_EDITOR, Bot.GENERIC_EDITOR })
	void markersComeAndGoWhileTypingWithoutSaving(String editorId) throws Exception {
		IFile file = project.file("typed.c", TestProject.RACY.replace("parallel for", REDUCED));
		ITextEditor editor = bot.open(file, editorId);
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));

		bot.replace(editor, REDUCED, "parallel for");
		bot.await("the marker", () -> races(file) == 1);
		assertTrue(editor.isDirty());
		assertEquals(bot.document(editor).get().indexOf("sum +="), TestProject.onlyRace(file).getAttribute(IMarker.CHAR_START, -1));

		bot.replace(editor, "parallel for", REDUCED);
		bot.await("the end of the marker", () -> races(file) == 0);
		assertTrue(editor.isDirty());
	}

	@Test
	void keysThatArePressedAreAnalysed() throws Exception {
		IFile file = project.file("keys.c", Programs.regions(4));
		ITextEditor editor = bot.open(file);
		bot.awaitAnalyses();
		String before = bot.document(editor).get();
		bot.press(editor, before.indexOf("] + 3"), " + 17");
		assertEquals(before.replace("= a3[i] + 3", "= a3[i + 17] + 3"), bot.document(editor).get());
		bot.await("the marker", () -> races(file) == 1);
		assertTrue(editor.isDirty());
	}

	@Test
	void manyKeystrokesAreOneAnalysis() throws Exception {
		IFile file = project.file("typed.c", TestProject.RACY);
		IDocument document = bot.document(bot.open(file));
		bot.awaitAnalyses();
		try (Follower follower = Follower.with(Follower.settings(Set.of(Trigger.TYPING), Duration.ofSeconds(2)))) {
			for (int i = 0; i < 40; i++) {
				document.replace(document.getLength(), 0, " ");
			}
			bot.await("the analysis", () -> follower.wholes().size() == 1);
			bot.awaitAnalyses();
			assertEquals(List.of(TestProject.RACY + " ".repeat(40)), follower.begun().stream().map(s -> s.text()).toList());
		}
	}

	@Test
	void onlyTheChangedRegionIsDecidedAgain() throws Exception {
		IFile file = project.file("regions.c", Programs.regions(8));
		ITextEditor editor = bot.open(file);
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			bot.await("the first analysis", () -> follower.wholes().size() == 1);
			long asked = follower.live().decisions().asked();
			long decided = follower.live().decisions().decided();
			assertTrue(decided >= 8, () -> decided + " pairs of 8 regions");

			bot.replace(editor, Programs.FREE, Programs.RACY);
			bot.await("the second analysis", () -> follower.wholes().size() == 2);
			long askedAgain = follower.live().decisions().asked() - asked;
			long decidedAgain = follower.live().decisions().decided() - decided;
			int pairs = follower.wholes().get(1).report().regions().get(3).proof().pairs();
			assertEquals(8, follower.wholes().get(1).report().regions().size());
			assertTrue(askedAgain >= 8, () -> "asked " + askedAgain);
			assertTrue(decidedAgain >= 1 && decidedAgain <= pairs,
					() -> "decided " + decidedAgain + " of " + pairs + " pairs in the region");
		}
	}

	/** What was known of a text when something of it became known. */
	private record Seen(FileResult result, int markers) {
	}

	@Test
	void theFunctionThatWasChangedIsAnsweredFirst() throws Exception {
		IFile file = project.file("regions.c", Programs.regions(8));
		ITextEditor editor = bot.open(file);
		bot.awaitAnalyses();
		AnalysisResults results = PlatformUI.getWorkbench().getService(LiveAnalysis.class).results();
		List<Seen> seen = new CopyOnWriteArrayList<>();
		ResultListener listener = new ResultListener() {
			@Override
			public void changed(FileResult result) {
				seen.add(new Seen(result, TestProject.raceCount(file)));
			}

			@Override
			public void removed(IFile gone) {
				// nothing to see
			}
		};
		results.addListener(listener);
		try {
			for (int races = 1; races >= 0; races--) {
				seen.clear();
				bot.replace(editor, races == 1 ? Programs.FREE : Programs.RACY, races == 1 ? Programs.RACY : Programs.FREE);
				bot.await("the whole result", () -> seen.stream().anyMatch(s -> s.result().isWhole()));
				FileResult first = seen.get(0).result();
				assertEquals(Completeness.FUNCTIONS, first.completeness());
				assertEquals(List.of("step3"), first.report().regions().stream().map(RegionReport::function).toList());
				assertEquals(bot.stamp(editor), first.stamp());
				assertEquals(races, seen.get(0).markers());
				assertEquals(races, races(file));
			}
		} finally {
			results.removeListener(listener);
		}
	}

	@Test
	void linesInsertedAboveMoveMarkersAndDecideNothing() throws Exception {
		IFile file = project.file("regions.c", Programs.regions(6).replace(Programs.FREE, Programs.RACY));
		ITextEditor editor = bot.open(file);
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			bot.await("the first analysis", () -> follower.wholes().size() == 1);
			bot.awaitAnalyses();
			IMarker race = TestProject.onlyRace(file);
			int line = race.getAttribute(IMarker.LINE_NUMBER, -1);
			long decided = follower.live().decisions().decided();

			bot.document(editor).replace(0, 0, "/* one\n   two */\n");
			bot.await("the second analysis", () -> follower.wholes().size() == 2);
			bot.await("the move of the marker", () -> race.getAttribute(IMarker.LINE_NUMBER, -1) == line + 2);
			bot.awaitAnalyses();
			assertEquals(decided, follower.live().decisions().decided());
			assertEquals(race, TestProject.onlyRace(file));
		}
	}

	/** The file is derived, so that nobody but this test asks for it. */
	@Test
	void resultsAndMarkersComeRegionByRegion() throws Exception {
		HeldProver provers = new HeldProver();
		try (Follower follower = Follower.in(e -> e.withProvers(provers))) {
			IFile file = project.derived("slow.c", TestProject.RACY + Programs.hard(1) + Programs.hard(2));
			bot.awaitAnalyses();
			follower.live().check(List.of(file));
			bot.await("the second region that needs a solver", () -> provers.made() == 2);
			bot.await("a part of the result", () -> lastPart(follower).equals(List.of("main", "hard1")));
			assertEquals(List.of(), follower.wholes());
			assertEquals(1, races(file));

			provers.release();
			bot.await("the whole result", () -> follower.wholes().size() == 1);
			bot.awaitAnalyses();
			FileResult last = follower.told().get(follower.told().size() - 1);
			assertTrue(last.isWhole());
			assertEquals(3, last.report().regions().size());
			assertEquals(1, races(file));
		}
	}

	/** The functions with the regions of the last result. On a slow machine the first region alone may be a part before. */
	private static List<String> lastPart(Follower follower) {
		List<FileResult> told = follower.told();
		return told.isEmpty() ? List.of() : told.get(told.size() - 1).report().regions().stream().map(r -> r.function()).toList();
	}

	@Test
	void typingCancelsTheAnalysisOfTheOlderText() throws Exception {
		try (Follower follower = Follower.held(OnCancel.STOP)) {
			IFile file = project.file("typed.c", TestProject.RACY);
			ITextEditor editor = bot.open(file);
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			int before = follower.begun().size();
			bot.replace(editor, "int sum;", "long sum;");
			bot.await("the analysis of the newer text", () -> follower.begun().size() > before);
			assertEquals(before, follower.cancelled().size());
			follower.release();
			bot.awaitAnalyses();
			assertEquals(List.of(bot.stamp(editor)), follower.wholes().stream().map(r -> r.stamp()).distinct().toList());
		}
	}

	@Test
	void whatWasFoundInAnOlderTextOfAnEditorIsDropped() throws Exception {
		try (Follower follower = Follower.held(OnCancel.GO_ON)) {
			IFile file = project.file("typed.c", TestProject.RACY);
			ITextEditor editor = bot.open(file);
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			bot.replace(editor, "parallel for", REDUCED);
			follower.release();
			bot.awaitAnalyses();
			assertEquals(List.of(bot.stamp(editor)), follower.wholes().stream().map(r -> r.stamp()).distinct().toList());
			assertEquals(0, races(file));
		}
	}

	/** Of two followers one knows this trigger alone, the other all but this one. */
	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "DEMAND")
	void whatIsSwitchedOffStartsNothing(Trigger trigger) throws Exception {
		IFile file = project.file("triggers.c", TestProject.RACY);
		if (trigger == Trigger.TYPING) {
			bot.open(file);
		}
		bot.awaitAnalyses();
		Set<Trigger> others = EnumSet.complementOf(EnumSet.of(trigger, Trigger.DEMAND));
		try (Follower only = Follower.with(Follower.settings(Set.of(trigger), Duration.ofMillis(100)));
				Follower without = Follower.with(Follower.settings(others, Duration.ofMillis(100)))) {
			bot.awaitAnalyses();
			int opened = without.begun().size();
			pull(trigger, file);
			bot.await("the analysis", () -> only.wholes().size() == 1);
			bot.awaitAnalyses();
			assertEquals(1, only.begun().size());
			assertEquals(opened, without.begun().size());

			without.live().check(List.of(project.project()));
			bot.await("the analysis on demand", () -> without.begun().size() == opened + 1);
			bot.awaitAnalyses();
		}
	}

	private void pull(Trigger trigger, IFile file) throws Exception {
		switch (trigger) {
			case TYPING -> bot.replace((ITextEditor) bot.page().getActiveEditor(), "int sum;", "long sum;");
			case OPEN -> bot.open(file);
			case SAVE -> TestProject.save(file, TestProject.RACY + "\n");
			case BUILD -> file.getProject().build(IncrementalProjectBuilder.FULL_BUILD, null);
			case DEMAND -> throw new IllegalArgumentException();
		}
	}

	@Test
	void closingWithoutSavingBringsTheMarkersOfTheSavedTextBack() throws Exception {
		IFile file = project.file("closed.c", TestProject.RACY);
		ITextEditor editor = bot.open(file);
		bot.await("the marker", () -> races(file) == 1);
		bot.replace(editor, "parallel for", REDUCED);
		bot.await("the end of the marker", () -> races(file) == 0);
		bot.page().closeEditor(editor, false);
		bot.await("the marker again", () -> races(file) == 1);
	}

	@Test
	void whatWasTypedAndIsSavedIsNotAnalysedAgain() throws Exception {
		IFile file = project.file("saved.c", TestProject.RACY);
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			ITextEditor editor = bot.open(file);
			bot.awaitAnalyses();
			bot.replace(editor, "int sum;", "long sum;");
			bot.await("the analysis", () -> follower.wholes().stream().anyMatch(r -> r.stamp() == bot.stamp(editor)));
			bot.awaitAnalyses();
			int begun = follower.begun().size();
			bot.save(editor);
			bot.awaitAnalyses();
			assertEquals(begun, follower.begun().size());
			assertEquals(1, races(file));
			assertFalse(editor.isDirty());
		}
	}

	@Test
	void twoEditorsOfOneFileAreOneText() throws Exception {
		IFile file = project.file("two.c", TestProject.RACY.replace("parallel for", REDUCED));
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			ITextEditor first = bot.open(file, Bot.TEXT_EDITOR);
			ITextEditor second = bot.open(file, Bot.GENERIC_EDITOR);
			bot.awaitAnalyses();
			int begun = follower.begun().size();
			bot.replace(first, REDUCED, "parallel for");
			bot.await("the marker", () -> races(file) == 1);
			bot.awaitAnalyses();
			assertEquals(begun + 1, follower.begun().size());
			bot.await("annotations in both", () -> bot.races(first) == 1 && bot.races(second) == 1);

			bot.page().closeEditor(first, false);
			bot.replace(second, "parallel for", REDUCED);
			bot.await("the end of the marker", () -> races(file) == 0);
		}
	}

	@Test
	void aFullBuildBringsMarkersBack() throws Exception {
		IFile file = project.file("built.c", TestProject.RACY);
		bot.awaitAnalyses();
		file.deleteMarkers(FindingMarker.FINDING, true, 0);
		project.project().build(IncrementalProjectBuilder.FULL_BUILD, null);
		bot.await("the marker", () -> races(file) == 1);
	}
}

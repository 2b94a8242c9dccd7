package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.progress.IProgressConstants;
import org.junit.jupiter.api.Test;
import org.racelens.ide.live.CheckRun;
import org.racelens.ide.live.CheckRun.Ending;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.summary.RunHistory;
import org.racelens.model.source.SourceText;
import org.racelens.ui.check.CheckJob;

/** The end of a check, and what is said of it. */
class CheckTest extends DialogProject {
	private static final String CHECK = "org.racelens.ui.check";
	private static final String FREE = TestProject.RACY.replace("parallel for", "parallel for reduction(+:sum)");
	private static final String UNDECIDED = """
			void work(int *);
			int x;

			void ask(void) {
			#pragma omp parallel
				work(&x);
			}
			""";

	private void check(Object... selected) throws Exception {
		bot.awaitAnalyses();
		bot.page().activate(bot.page().showView("org.eclipse.ui.navigator.ProjectExplorer"));
		execute(CHECK, selected);
		bot.await("the check", () -> Job.getJobManager().find(CheckJob.FAMILY).length == 0);
	}

	private void assertSaid(String words) {
		bot.await(words, () -> Dialogs.all(bot.page().getWorkbenchWindow().getShell(), CLabel.class)
				.anyMatch(label -> words.equals(label.getText())));
	}

	@Test
	void aCheckSaysHowManyFilesAndRacesThereAre() throws Exception {
		project.file("one.c", FREE);
		check(project.project());
		assertSaid("1 file, 0 races");
		project.file("two.c", TestProject.RACY);
		project.file("three.c", UNDECIDED);
		check(project.project());
		assertSaid("3 files, 1 race, 1 region not decided");
	}

	@Test
	void whatIsKnownAlreadyCountsAsWell() throws Exception {
		IFile file = project.file("one.c", TestProject.RACY);
		check(file);
		assertSaid("1 file, 1 race");
		bot.open(file);
		check(file);
		assertSaid("1 file, 1 race");
	}

	@Test
	void aRaceInAHeaderCountsOnce() throws Exception {
		project.file("sum.h", "static int sum;\nstatic void add(void) {\n#pragma omp parallel\n\tsum++;\n}\n");
		project.file("one.c", "#include \"sum.h\"\nvoid one(void) { add(); }\n");
		project.file("two.c", "#include \"sum.h\"\nvoid two(void) { add(); }\n");
		check(project.project());
		assertSaid("2 files, 1 race");
	}

	@Test
	void aSelectionWithoutSourcesIsToldSo() throws Exception {
		IFolder folder = project.project().getFolder("include");
		folder.create(true, true, null);
		project.file("include/only.h", "int x;\n");
		check(folder);
		assertSaid("There is no C or C++ source in the selection.");
	}

	@Test
	void theRunsOfAProjectAreRemembered() throws Exception {
		IFile file = project.file("one.c", TestProject.RACY);
		check(project.project());
		check(file);
		TestProject.save(file, FREE);
		check(project.project());
		assertEquals(List.of(1, 0), new RunHistory(project.project()).runs().stream().map(run -> run.tally().races()).toList());
	}

	/** Of several checks the newest one, with what it came to. */
	@Test
	void theProgressViewKeepsTheNewestCheck() throws Exception {
		IViewPart view = bot.page().showView(IProgressConstants.PROGRESS_VIEW_ID);
		try {
			IFile file = project.file("one.c", TestProject.RACY);
			check(project.project());
			bot.page().activate(view);
			bot.await("the first check", () -> progress().contains("1 file, 1 race"));
			TestProject.save(file, FREE);
			check(project.project());
			bot.page().activate(view);
			bot.await("the second check", () -> progress().contains("1 file, 0 races") && !progress().contains("1 file, 1 race"));
		} finally {
			bot.page().hideView(view);
		}
	}

	/** What the lines of the Progress view say. */
	private String progress() {
		Shell shell = bot.page().getWorkbenchWindow().getShell();
		return Stream.concat(Dialogs.all(shell, Link.class).map(Link::getText), Dialogs.all(shell, Label.class).map(Label::getText))
				.collect(Collectors.joining("\n"));
	}

	@Test
	void aFileThatVanishesIsNotWaitedFor() throws Exception {
		List<IFile> files = files(3);
		try (Follower follower = Follower.held(source -> true, 1)) {
			CheckRun run = follower.live().check(files);
			bot.await("the first file", () -> follower.begun().size() == 1);
			files.get(0).delete(true, null);
			files.get(2).delete(true, null);
			bot.await("their end", () -> run.ended(Ending.GONE).size() == 2);
			assertFalse(run.isOver());
			follower.release();
			bot.await("the end", run::isOver);
			assertEquals(List.of(files.get(1)), run.ended(Ending.DONE));
		}
	}

	/** The analysis of the older text ends, and that of the newer one is what the check waits for. */
	@Test
	void aFileThatIsEditedMeanwhileEndsOnceWithItsNewText() throws Exception {
		IFile file = files(1).get(0);
		try (Follower follower = Follower.held(source -> !source.text().contains("reduction"), 1)) {
			CheckRun run = follower.live().check(List.of(file));
			bot.await("the first text", () -> follower.begun().size() == 1);
			TestProject.save(file, FREE);
			follower.live().check(List.of(file));
			bot.await("the end", run::isOver);
			assertEquals(List.of(file), run.ended(Ending.DONE));
			assertEquals(0, follower.live().results().of(file).orElseThrow().report().regions().get(0).races().size());
		}
	}

	@Test
	void whatCannotBeAnalysedEndsAsWell() throws Exception {
		IFile file = project.derived("deep.c", "int x = " + "(".repeat(200) + "\n");
		try (Follower follower = Follower.held(source -> false, 1)) {
			CheckRun run = follower.live().check(List.of(file));
			bot.await("the end", run::isOver);
			assertEquals(List.of(file), run.ended(Ending.DONE));
		}
	}

	@Test
	void aCheckThatIsCancelledSaysHowFarItCame() throws Exception {
		List<IFile> files = files(4);
		try (Follower follower = Follower.held(source -> source.path().contains("made2"), 1)) {
			CheckJob check = new CheckJob(Set.<IResource>copyOf(files), follower.live());
			check.schedule();
			bot.await("the third file", () -> follower.begun().size() == 3);
			check.cancel();
			bot.await("the end", () -> check.getResult() != null);
			assertEquals(IStatus.CANCEL, check.getResult().getSeverity());
			assertEquals("Cancelled after 2 of 4 files: 2 files, 2 races", check.getResult().getMessage());
			bot.awaitAnalyses();
			assertEquals(3, follower.begun().size(), "what waited is not analysed");
		}
	}

	@Test
	void aCheckEndsWithTheAnalysisThatTheUserCancels() throws Exception {
		List<IFile> files = files(3);
		try (Follower follower = Follower.held(source -> true, 1)) {
			CheckRun run = follower.live().check(files);
			bot.await("the first file", () -> follower.begun().size() == 1);
			for (Job job : Job.getJobManager().find(FileAnalysis.FAMILY)) {
				job.cancel();
			}
			bot.await("the end", run::isOver);
			assertEquals(3, run.ended(Ending.GIVEN_UP).size());
		}
	}

	@Test
	void aCheckEndsWithTheWorkbench() throws Exception {
		Collection<IFile> files = files(3);
		Follower follower = Follower.held(source -> true, 1);
		CheckRun run = follower.live().check(files);
		bot.await("the first file", () -> follower.begun().size() == 1);
		follower.close();
		assertEquals(3, run.ended(Ending.GIVEN_UP).size());
		assertTrue(follower.live().check(files).isOver());
	}

	@Test
	void aCheckThatTheWorkbenchEndsIsNotRemembered() throws Exception {
		project.file("one.c", TestProject.RACY);
		project.file("two.c", TestProject.RACY);
		bot.awaitAnalyses();
		Follower follower = Follower.held(source -> true, 1);
		CheckJob check = new CheckJob(Set.of(project.project()), follower.live());
		check.schedule();
		bot.await("the first file", () -> follower.begun().size() == 1);
		follower.close();
		bot.await("the end", () -> check.getResult() != null);
		assertEquals(IStatus.CANCEL, check.getResult().getSeverity());
		assertEquals(List.of(), new RunHistory(project.project()).runs());
	}

	@Test
	void aCheckEndsWithItsProjectAndIsNotRemembered() throws Exception {
		project.file("one.c", TestProject.RACY);
		project.file("two.c", TestProject.RACY);
		bot.awaitAnalyses();
		try (Follower follower = Follower.held(source -> true, 1)) {
			CheckJob check = new CheckJob(Set.of(project.project()), follower.live());
			check.schedule();
			bot.await("the first file", () -> follower.begun().size() == 1);
			project.project().close(null);
			bot.await("the end", () -> check.getResult() != null);
			assertEquals(IStatus.CANCEL, check.getResult().getSeverity());
		}
		project.project().open(null);
		assertEquals(List.of(), new RunHistory(project.project()).runs());
	}

	@Test
	void whatTheAnalysisBreaksOnIsCounted() throws Exception {
		List<IFile> files = files(2);
		try (LogWatch log = new LogWatch(); Follower follower = Follower.held(CheckTest::breaks, 1)) {
			CheckJob check = new CheckJob(Set.<IResource>copyOf(files), follower.live());
			check.schedule();
			bot.await("the end", () -> check.getResult() != null);
			assertEquals("2 files, 1 race, 1 file not analysed", check.getResult().getMessage());
		}
	}

	/** A front end that fails as none should. */
	private static boolean breaks(SourceText source) {
		if (source.path().contains("made1")) {
			throw new IllegalStateException("as the test wants it");
		}
		return false;
	}

	@Test
	void whoGivesUpACheckLeavesOthersAlone() throws Exception {
		List<IFile> files = files(4);
		try (Follower follower = Follower.held(source -> true, 1)) {
			CheckRun given = follower.live().check(files.subList(0, 3));
			CheckRun other = follower.live().check(files.subList(2, 4));
			bot.await("the first file", () -> !follower.begun().isEmpty());
			follower.live().giveUp(given);
			assertEquals(3, given.ended(Ending.GIVEN_UP).size());
			follower.release();
			bot.await("the other check", other::isOver);
			bot.awaitAnalyses();
			assertEquals(files.subList(2, 4), other.ended(Ending.DONE));
			assertTrue(follower.live().results().of(files.get(0)).isEmpty());
			assertTrue(follower.live().results().of(files.get(1)).isEmpty());
		}
	}

	/** One that an editor shows is analysed for that. */
	@Test
	void whoGivesUpACheckStillSeesWhatEditorsShow() throws Exception {
		List<IFile> files = files(2);
		try (Follower follower = Follower.held(source -> true, 2)) {
			CheckRun run = follower.live().check(files);
			bot.await("both files", () -> follower.begun().size() >= 2);
			IDE.openEditor(bot.page(), files.get(1));
			follower.live().giveUp(run);
			assertTrue(run.isOver());
			follower.release();
			bot.awaitAnalyses();
			assertTrue(follower.live().results().of(files.get(1)).isPresent());
			assertTrue(follower.live().results().of(files.get(0)).isEmpty());
		}
	}

	private List<IFile> files(int count) throws Exception {
		List<IFile> files = new ArrayList<>();
		for (int i : IntStream.range(0, count).toArray()) {
			files.add(project.derived("made" + i + ".c", TestProject.RACY));
		}
		bot.awaitAnalyses();
		return files;
	}
}

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.ide.live.FileAnalysis;

/**
 * While a file that an editor has is analysed, the backlog stands still where no processor is left for it. An analysis that is held asks
 * again and again whether it is cancelled; one that stands still is not answered.
 */
class GivingWayTest extends LiveProject {
	/** How many files of the backlog may go on beside one that an editor has. */
	private static final int LEFT = Math.max(0, Runtime.getRuntime().availableProcessors() - 2);
	private static final int JOBS = LEFT + 2;
	/** In that time, what goes on asks many times. */
	private static final Duration WHILE = Duration.ofMillis(300);
	/** The one of the backlog that begins last, and is the first to give way. */
	private static final String LAST = made(JOBS - 1);
	private static final String OPENED = "opened.c";

	private final Set<String> held = ConcurrentHashMap.newKeySet();

	@Test
	void whatHasBegunStandsStillUntilTheFileOfTheEditorHasItsAnswer() throws Exception {
		List<IFile> files = files();
		try (Follower follower = begun(files)) {
			IFile opened = project.file(OPENED, TestProject.RACY);
			bot.open(opened);
			int before = looksOnceBegun(follower, LAST);
			bot.pumpFor(WHILE);
			assertTrue(follower.looks(LAST) <= before + 1, () -> before + " and " + follower.looks(LAST) + " looks");
			held.remove(OPENED);
			bot.await("the result", () -> follower.live().results().of(opened).isPresent());
			bot.await("the backlog", () -> follower.looks(LAST) > before + 1);
			follower.release();
			bot.awaitAnalyses();
			assertEquals(files.size(), follower.wholes().stream().filter(r -> files.contains(r.file())).count());
		}
	}

	@Test
	void noneBeginsMeanwhileUnlessAProcessorIsLeft() throws Exception {
		List<IFile> files = files();
		try (Follower follower = Follower.held(source -> isHeld(source.path()), JOBS)) {
			bot.open(project.file(OPENED, TestProject.RACY));
			looksOnceBegun(follower, OPENED);
			follower.live().check(files);
			bot.pumpFor(WHILE);
			// a busy workbench may tell late of the new file, whose analysis then begins again
			assertEquals(LEFT, follower.begun().stream().map(s -> name(s.path())).filter(n -> !n.equals(OPENED)).count());
			held.clear();
			bot.awaitAnalyses();
			assertEquals(files.size() + 1, follower.wholes().stream().map(r -> r.file()).distinct().count());
		}
	}

	@Test
	void whatStandsStillCanBeCancelled() throws Exception {
		List<IFile> files = files();
		try (Follower follower = begun(files)) {
			bot.open(project.file(OPENED, TestProject.RACY));
			looksOnceBegun(follower, LAST);
			bot.pumpFor(WHILE);
			job(LAST).cancel();
			bot.await("the end of the job", () -> follower.cancelled().stream().anyMatch(s -> name(s.path()).equals(LAST)));
			assertTrue(follower.told().isEmpty());
		}
	}

	@Test
	void theBacklogGoesOnWhenTheEditorIsClosed() throws Exception {
		try (Follower follower = begun(files())) {
			ITextEditor editor = bot.open(project.file(OPENED, TestProject.RACY));
			int before = looksOnceBegun(follower, LAST);
			bot.pumpFor(WHILE);
			bot.page().closeEditor(editor, false);
			bot.await("the backlog", () -> follower.looks(LAST) > before + 1);
		}
	}

	@Test
	void nothingStandsStillWhenNothingIsFollowedAnyMore() throws Exception {
		try (Follower follower = begun(files())) {
			bot.open(project.file(OPENED, TestProject.RACY));
			looksOnceBegun(follower, LAST);
			bot.pumpFor(WHILE);
			follower.live().close();
			bot.await("the end of all jobs", () -> Job.getJobManager().find(FileAnalysis.FAMILY).length == 0);
			assertEquals(JOBS, follower.cancelled().stream().map(t -> name(t.path())).filter(n -> !n.equals(OPENED)).distinct().count());
		}
	}

	/** One more than may be analysed at once. They are derived, so that nobody but these tests asks for them. */
	private List<IFile> files() throws Exception {
		List<IFile> files = new ArrayList<>();
		for (int i : IntStream.range(0, JOBS + 1).toArray()) {
			files.add(project.derived(made(i), TestProject.RACY));
			held.add(made(i));
		}
		held.add(OPENED);
		bot.awaitAnalyses();
		return files;
	}

	/** In the order of the numbers. */
	private static String made(int number) {
		return "made%03d.c".formatted(number);
	}

	private Follower begun(List<IFile> files) throws Exception {
		Follower follower = Follower.held(source -> isHeld(source.path()), JOBS);
		follower.live().check(files);
		bot.await("the first files", () -> follower.begun().size() == JOBS);
		return follower;
	}

	private boolean isHeld(String path) {
		return held.contains(name(path));
	}

	private static String name(String path) {
		return path.substring(path.lastIndexOf('/') + 1);
	}

	private int looksOnceBegun(Follower follower, String name) {
		bot.await("the file of the editor", () -> follower.begun().stream().anyMatch(s -> name(s.path()).equals(OPENED)));
		return follower.looks(name);
	}

	private static Job job(String name) {
		return List.of(Job.getJobManager().find(FileAnalysis.FAMILY)).stream().filter(j -> j.getName().contains(name)).findFirst()
				.orElseThrow();
	}
}

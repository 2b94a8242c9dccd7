package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.racelens.ide.live.Attention;
import org.racelens.ide.live.Attention.Rank;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.live.LiveAnalysis;

/** Which of many files is analysed next. The files are derived, so that nobody but these tests asks for them. */
class TurnsTest extends LiveProject {
	@Test
	void whatTheUserWorksInIsFirstThenWhatCanBeSeenThenTheRestInItsOrder() throws Exception {
		List<IFile> files = files(8);
		try (Follower follower = Follower.held(source -> true, 1)) {
			follower.live().check(files);
			bot.await("the first file", () -> follower.begun().size() == 1);
			follower.live().attention().look(Optional.of(files.get(6)), Set.of(files.get(6), files.get(4)));
			bot.await("the file that the user works in", () -> follower.begun().size() == 2);
			follower.release();
			bot.awaitAnalyses();
			assertEquals(List.of(0, 6, 4, 1, 2, 3, 5, 7), follower.begun().stream().map(s -> number(s.path())).toList());
		}
	}

	@Test
	void twoFilesAreAnalysedAtOnceAndOneThatIsLookedAtBesideThem() throws Exception {
		List<IFile> files = files(6);
		try (Follower follower = Follower.held(source -> true, 2)) {
			follower.live().check(files);
			bot.await("two files", () -> follower.begun().size() == 2);
			assertEquals(2, Job.getJobManager().find(FileAnalysis.FAMILY).length);
			follower.live().attention().look(Optional.of(files.get(5)), Set.of(files.get(5)));
			bot.await("the file that the user works in", () -> follower.begun().size() == 3);
			assertEquals(5, number(follower.begun().get(2).path()));
			follower.release();
			bot.awaitAnalyses();
			assertEquals(6, follower.wholes().size());
		}
	}

	@Test
	void aFileThatIsOpenedIsAnsweredWhileTheBacklogStands() throws Exception {
		List<IFile> files = files(6);
		try (Follower follower = Follower.held(source -> source.path().contains("made"), 2)) {
			follower.live().check(files);
			bot.await("two files", () -> follower.begun().size() == 2);
			IFile opened = project.file("opened.c", TestProject.RACY);
			bot.open(opened);
			bot.await("its result", () -> follower.live().results().of(opened).isPresent());
			assertTrue(follower.wholes().stream().allMatch(r -> r.file().equals(opened)));
			follower.release();
			bot.awaitAnalyses();
			assertEquals(6, follower.wholes().stream().filter(r -> files.contains(r.file())).count());
		}
	}

	@Test
	void whoCancelsOneFileDoesNotWaitForTheOthersEither() throws Exception {
		List<IFile> files = files(6);
		try (Follower follower = Follower.held(source -> true, 1)) {
			follower.live().check(files);
			bot.await("the first file", () -> follower.begun().size() == 1);
			Job.getJobManager().find(FileAnalysis.FAMILY)[0].cancel();
			bot.awaitAnalyses();
			assertEquals(1, follower.begun().size());
			follower.release();
			follower.live().check(files.subList(2, 3));
			bot.awaitAnalyses();
			assertEquals(List.of(0, 2), follower.begun().stream().map(s -> number(s.path())).toList());
		}
	}

	@Test
	void theWorkbenchTellsWhatIsInFront() throws Exception {
		Attention attention = PlatformUI.getWorkbench().getService(LiveAnalysis.class).attention();
		IFile behind = project.file("behind.c", TestProject.RACY);
		IFile front = project.file("front.c", TestProject.RACY);
		IFile closed = project.file("closed.c", TestProject.RACY);
		bot.open(behind);
		bot.open(front);
		assertEquals(List.of(Rank.OPEN, Rank.ACTIVE, Rank.OTHER),
				List.of(attention.rank(behind), attention.rank(front), attention.rank(closed)));
		bot.open(behind);
		assertEquals(List.of(Rank.ACTIVE, Rank.OPEN), List.of(attention.rank(behind), attention.rank(front)));
		IWorkbenchWindow second = PlatformUI.getWorkbench().openWorkbenchWindow(null);
		IDE.openEditor(second.getActivePage(), closed);
		bot.await("both windows' files", () -> EnumSet.of(attention.rank(behind), attention.rank(closed))
				.equals(EnumSet.of(Rank.ACTIVE, Rank.VISIBLE)));
		second.close();
		bot.await("the end of the window", () -> attention.rank(closed) == Rank.OTHER && attention.rank(behind) != Rank.OTHER);
	}

	private List<IFile> files(int count) throws Exception {
		List<IFile> files = new ArrayList<>();
		for (int i : IntStream.range(0, count).toArray()) {
			files.add(project.derived("made" + i + ".c", TestProject.RACY));
		}
		bot.awaitAnalyses();
		return files;
	}

	private static int number(String path) {
		return path.charAt(path.length() - 3) - '0';
	}
}

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.ide.live.CheckRun;
import org.racelens.ide.live.CheckRun.Ending;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.Trigger;
import org.racelens.ui.tests.HeldFrontEnd.OnCancel;

/** Wishes that come at about the moment at which the job of an earlier one begins are not lost. */
class WishesTest extends LiveProject {
	private static final int TRIES = 400;
	private static final Duration TYPING_DELAY = Duration.ofMillis(2);
	private static final Duration LONG_DELAY = Duration.ofMinutes(10);

	@Test
	void aCheckMeetsABeginningCheck() throws Exception {
		IFile file = project.file("wished.c", "int a;\n");
		bot.open(file);
		try (Follower follower = Follower.with(Follower.settings(EnumSet.of(Trigger.DEMAND), TYPING_DELAY))) {
			for (int i = 0; i < TRIES; i++) {
				int before = follower.wholes().size();
				follower.live().check(List.of(file));
				LockSupport.parkNanos(i * 1_000L);
				int between = follower.begun().size();
				CheckRun second = follower.live().check(List.of(file));
				bot.awaitAnalyses();
				assertEquals(List.of(file), second.ended(Ending.DONE), "try " + i);
				assertTrue(follower.wholes().size() > before && follower.begun().size() > between, "try " + i);
			}
		}
	}

	/** The analysis of what is typed begins by itself, when its pause is over. */
	@Test
	void aCheckMeetsTheEndOfThePauseInTyping() throws Exception {
		IFile file = project.file("typed.c", "int a;\n");
		ITextEditor editor = bot.open(file);
		followTyping(false);
		bot.awaitAnalyses();
		try (Follower follower = Follower.with(Follower.settings(EnumSet.of(Trigger.DEMAND, Trigger.TYPING), TYPING_DELAY))) {
			for (int i = 0; i < TRIES; i++) {
				bot.document(editor).set("int a" + i + ";\n");
				LockSupport.parkNanos(TYPING_DELAY.toNanos() + (i - TRIES / 2) * 4_000L);
				CheckRun check = follower.live().check(List.of(file));
				bot.awaitAnalyses();
				assertEquals(List.of(file), check.ended(Ending.DONE), "try " + i);
				long stamp = bot.stamp(editor);
				assertTrue(follower.wholes().stream().anyMatch(r -> r.stamp() == stamp), "try " + i);
			}
		} finally {
			followTyping(true);
		}
	}

	/** The user cancels what waits to begin again: nobody waits for it any longer. */
	@Test
	void aCheckEndsThatIsCancelledBeforeItBeginsAgain() throws Exception {
		IFile file = project.derived("again.c", TestProject.RACY);
		try (Follower follower = Follower.held(OnCancel.STOP)) {
			CheckRun first = follower.live().check(List.of(file));
			bot.await("the analysis", () -> follower.begun().size() == 1);
			CheckRun second = follower.live().check(List.of(file));
			cancel();
			bot.await("the end of both checks", () -> first.isOver() && second.isOver());
		}
	}

	/** The same where the text that was typed meanwhile waits for the pause. */
	@Test
	void aCheckEndsThatIsCancelledInThePauseInTyping() throws Exception {
		IFile file = project.file("typed.c", TestProject.RACY);
		ITextEditor editor = bot.open(file);
		followTyping(false);
		bot.awaitAnalyses();
		try (Follower follower = Follower.held(OnCancel.STOP, Follower.settings(EnumSet.of(Trigger.DEMAND, Trigger.TYPING), LONG_DELAY))) {
			CheckRun check = follower.live().check(List.of(file));
			bot.await("the analysis", () -> follower.begun().size() == 1);
			bot.document(editor).set(TestProject.RACY + "\n");
			bot.await("the pause", () -> jobs().anyMatch(j -> j.getState() == Job.SLEEPING));
			cancel();
			bot.await("the end of the check", check::isOver);
			assertEquals(List.of(file), check.ended(Ending.GIVEN_UP));
		} finally {
			followTyping(true);
		}
	}

	/** As in the Progress view. */
	private void cancel() {
		jobs().forEach(Job::cancel);
	}

	private static Stream<Job> jobs() {
		return Stream.of(Job.getJobManager().find(FileAnalysis.FAMILY));
	}

	/** Whether the workbench itself follows what is typed. */
	private static void followTyping(boolean isFollowed) {
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).putBoolean(PreferenceSchema.TRIGGERS.get(Trigger.TYPING).key(), isFollowed);
	}
}

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourceAttributes;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.Settings;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.race.verdict.Verdict;
import org.racelens.ui.tests.HeldFrontEnd.OnCancel;

/** What users, other plug-ins and machines do to files while they are analysed. Nothing of it is logged, and nothing is left behind. */
class RobustnessTest extends LiveProject {
	private static final int MANY = 1_000;
	private static final int HUGE = 3_000_000;

	@ParameterizedTest
	@EnumSource
	void anEditorIsClosedInTheMiddle(OnCancel onCancel) throws Exception {
		try (Follower follower = Follower.held(onCancel)) {
			IFile file = project.file("closed.c", "int a;\n");
			ITextEditor editor = bot.open(file);
			bot.document(editor).set(TestProject.RACY);
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			bot.page().closeEditor(editor, false);
			follower.release();
			bot.await("the result for the saved text", () -> follower.wholes().size() == 1);
			bot.awaitAnalyses();
			assertEquals(file.getModificationStamp(), follower.wholes().get(0).stamp());
			assertEquals(0, TestProject.raceCount(file));
		}
	}

	@ParameterizedTest
	@EnumSource
	void anEditedFileIsDeletedInTheMiddle(OnCancel onCancel) throws Exception {
		try (Follower follower = Follower.held(onCancel)) {
			IFile file = project.file("deleted.c", TestProject.RACY);
			bot.open(file);
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			file.delete(true, null);
			follower.release();
			bot.awaitAnalyses();
			assertEquals(List.of(), follower.told());
			assertTrue(follower.live().results().all().isEmpty());
		}
	}

	@ParameterizedTest
	@EnumSource
	void anEditedFileIsRenamedInTheMiddle(OnCancel onCancel) throws Exception {
		try (Follower follower = Follower.held(onCancel)) {
			IFile file = project.file("before.c", TestProject.RACY);
			bot.open(file);
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			IFile after = project.project().getFile("after.c");
			file.move(after.getFullPath(), true, null);
			follower.release();
			bot.await("the result for the new name", () -> follower.live().results().of(after).isPresent());
			bot.awaitAnalyses();
			assertTrue(follower.live().results().of(file).isEmpty());
			assertEquals(1, TestProject.raceCount(after));
		}
	}

	@ParameterizedTest
	@EnumSource
	void aProjectIsRenamedInTheMiddle(OnCancel onCancel) throws Exception {
		IProject renamed = ResourcesPlugin.getWorkspace().getRoot().getProject("renamed");
		try (Follower follower = Follower.held(onCancel)) {
			IFile file = project.file("kept.c", TestProject.RACY);
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			project.project().move(renamed.getFullPath(), true, null);
			follower.release();
			bot.await("the result for the new name", () -> follower.live().results().of(renamed.getFile("kept.c")).isPresent());
			bot.awaitAnalyses();
			assertTrue(follower.live().results().of(file).isEmpty());
			assertEquals(1, TestProject.raceCount(renamed));
		} finally {
			renamed.delete(true, true, null);
		}
	}

	@ParameterizedTest
	@EnumSource
	void aProjectWithEditorsIsDeletedInTheMiddle(OnCancel onCancel) throws Exception {
		try (Follower follower = Follower.held(onCancel)) {
			bot.open(project.file("one.c", TestProject.RACY));
			bot.open(project.file("two.c", TestProject.RACY));
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			project.project().delete(true, true, null);
			follower.release();
			bot.awaitAnalyses();
			assertTrue(follower.live().results().all().isEmpty());
			bot.await("the end of the editors", () -> bot.page().getEditorReferences().length == 0);
		}
	}

	/** A checkout of another branch is one operation on the workspace; the user may then call all off with one click. */
	@Test
	void aThousandFilesChangeAtOnce() throws Exception {
		List<IFile> files = new ArrayList<>();
		try (UiWatch watch = new UiWatch()) {
			try (Follower follower = Follower.in(e -> e)) {
				ResourcesPlugin.getWorkspace().run(monitor -> {
					for (int i = 0; i < MANY; i++) {
						files.add(plainFile("file" + i + ".c", TestProject.RACY));
					}
				}, null);
				int[] mostJobs = { 0 };
				bot.await("the markers of all files", Bot.LONG_PATIENCE, () -> {
					mostJobs[0] = Math.max(mostJobs[0], jobs().length);
					return jobs().length == 0;
				});
				assertEquals(MANY, TestProject.raceCount(project.project()));
				assertTrue(follower.mostBusy() >= 1 && follower.mostBusy() <= Settings.DEFAULTS.jobs(),
						() -> follower.mostBusy() + " at once");
				// some that have had their turn may still be seen to end, not one for each file
				assertTrue(mostJobs[0] >= 1 && mostJobs[0] <= MANY / 10, () -> mostJobs[0] + " jobs");
			}

			try (Follower follower = Follower.held(OnCancel.STOP)) {
				ResourcesPlugin.getWorkspace().run(monitor -> {
					for (IFile file : files) {
						TestProject.save(file, "int a;\n");
					}
				}, null);
				bot.await("the analysis", () -> !follower.begun().isEmpty());
				for (Job job : jobs()) {
					job.cancel();
				}
				bot.awaitAnalyses();
				assertTrue(follower.begun().size() <= Settings.DEFAULTS.jobs(), () -> follower.begun().size() + " analyses");
				assertEquals(List.of(), follower.told());
			}
			assertTrue(watch.longest().toSeconds() < 5, () -> watch.longest() + " in " + watch.longestIn());
		}
	}

	private IFile plainFile(String name, String text) throws CoreException {
		IFile file = project.project().getFile(name);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	private static Job[] jobs() {
		return Job.getJobManager().find(FileAnalysis.FAMILY);
	}

	/** Markers are in the workspace's own memory, so the folder of a project need not be writable. */
	@Test
	void filesAndFoldersAreReadOnly() throws Exception {
		Path folder = Files.createTempDirectory("readonly");
		Files.writeString(folder.resolve("locked.c"), TestProject.RACY);
		IProject locked = ResourcesPlugin.getWorkspace().getRoot().getProject("locked");
		IProjectDescription description = ResourcesPlugin.getWorkspace().newProjectDescription("locked");
		description.setLocation(IPath.fromOSString(folder.toString()));
		try {
			locked.create(description, null);
			locked.open(null);
			bot.awaitAnalyses();
			setReadOnly(locked, true);
			IFile file = locked.getFile("locked.c");
			assertTrue(file.isReadOnly());
			file.deleteMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO);
			bot.open(file);
			bot.await("the marker", () -> TestProject.raceCount(file) == 1);
			bot.awaitAnalyses();
			assertEquals(TestProject.RACY, Files.readString(folder.resolve("locked.c")));
			try (Stream<Path> all = Files.list(folder)) {
				assertEquals(List.of(".project", "locked.c"), all.map(p -> p.getFileName().toString()).sorted().toList());
			}
		} finally {
			bot.page().closeAllEditors(false);
			setReadOnly(locked, false);
			locked.delete(true, true, null);
		}
	}

	private static void setReadOnly(IProject locked, boolean isReadOnly) throws CoreException {
		for (IResource resource : new IResource[] { locked, locked.getFile("locked.c") }) {
			ResourceAttributes attributes = resource.getResourceAttributes();
			attributes.setReadOnly(isReadOnly);
			resource.setResourceAttributes(attributes);
		}
	}

	@Test
	void thereIsNoSolverOnThisMachine() throws Exception {
		List<String> told = new CopyOnWriteArrayList<>();
		try (Follower follower = Follower.in(e -> e.withProvers(() -> {
			throw new ProverUnavailableException("no solver for this platform", null);
		}))) {
			follower.live().addSolverListener(told::add);
			IFile file = project.derived("both.c", TestProject.RACY + Programs.regions(1) + Programs.hard(1) + Programs.hard(2));
			IFile another = project.derived("another.c", Programs.hard(3));
			bot.awaitAnalyses();
			follower.live().check(List.of(file, another));
			bot.await("the results", () -> follower.wholes().size() == 2);
			bot.awaitAnalyses();
			assertEquals(List.of("no solver for this platform"), told);
			assertEquals(1, TestProject.raceCount(file));
			assertEquals(List.of(Verdict.RACE, Verdict.RACE_FREE, Verdict.UNKNOWN, Verdict.UNKNOWN),
					follower.live().results().of(file).orElseThrow().report().regions().stream().map(r -> r.verdict()).toList());
			assertEquals(2, file.findMarkers(FindingKind.UNKNOWN.markerType(), true, IResource.DEPTH_ZERO).length);
		}
	}

	@Test
	void aHugeFileSaysThatItWaitsToBeAskedFor() throws Exception {
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			IFile file = project.file("huge.c", Programs.huge(HUGE));
			bot.open(file);
			bot.await("the message", () -> follower.wholes().size() == 1);
			bot.awaitAnalyses();
			IMarker[] unknown = file.findMarkers(FindingKind.UNKNOWN.markerType(), true, IResource.DEPTH_ZERO);
			assertEquals(1, unknown.length);
			assertTrue(unknown[0].getAttribute(IMarker.MESSAGE, "").contains("demand"), () -> unknown[0].getAttribute(IMarker.MESSAGE, ""));
			assertEquals(0, TestProject.raceCount(file));

			follower.live().check(List.of(file));
			bot.await("the race", () -> TestProject.raceCount(file) == 1);
			bot.awaitAnalyses();
			assertEquals(0, file.findMarkers(FindingKind.UNKNOWN.markerType(), true, IResource.DEPTH_ZERO).length);
		}
	}

	@Test
	void theAnalysisOfAHugeFileCanBeCancelled() throws Exception {
		IFile file = project.derived("huge.c", Programs.regions(HUGE / 200));
		bot.awaitAnalyses();
		try (Follower follower = Follower.with(Settings.DEFAULTS)) {
			follower.live().check(List.of(file));
			bot.await("the analysis", () -> Stream.of(jobs()).anyMatch(j -> j.getState() == Job.RUNNING) && !follower.begun().isEmpty());
			Stream.of(jobs()).forEach(Job::cancel);
			bot.awaitAnalyses();
			assertEquals(List.of(), follower.wholes());
		}
	}

	@Test
	void aQuestionToTheSolverCanBeCancelled() throws Exception {
		HeldProver provers = new HeldProver();
		IFile file = project.derived("hard.c", Programs.hard(1) + Programs.hard(2));
		bot.awaitAnalyses();
		try (Follower follower = Follower.in(e -> e.withProvers(provers))) {
			follower.live().check(List.of(file));
			bot.await("the solver", provers::isWaiting);
			Stream.of(jobs()).forEach(Job::cancel);
			bot.awaitAnalyses();
			assertTrue(provers.interrupted() > 0);
			assertEquals(List.of(), follower.wholes());
		}
	}

	@Test
	void nothingRunsOrIsScheduledAfterTheEnd() throws Exception {
		try (Follower follower = Follower.held(OnCancel.STOP)) {
			ITextEditor editor = bot.open(project.file("last.c", TestProject.RACY));
			for (int i = 0; i < 20; i++) {
				project.file("more" + i + ".c", TestProject.RACY);
			}
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			bot.replace(editor, "int sum;", "long sum;");
			follower.live().close();
			int begun = follower.begun().size();
			follower.release();
			bot.replace(editor, "long sum;", "short sum;");
			bot.save(editor);
			follower.live().check(List.of(project.project()));
			bot.awaitAnalyses();
			assertEquals(begun, follower.begun().size());
			assertEquals(List.of(), follower.told());
			assertFalse(follower.cancelled().isEmpty());
		}
	}

	@Test
	void aFolderOfManyFilesIsDeletedWhileTheyWait() throws Exception {
		try (Follower follower = Follower.held(OnCancel.STOP)) {
			project.project().getFolder("src").create(true, true, null);
			ResourcesPlugin.getWorkspace().run(monitor -> {
				for (int i = 0; i < 50; i++) {
					plainFile("src/file" + i + ".c", TestProject.RACY);
				}
			}, null);
			bot.await("the analysis", () -> !follower.begun().isEmpty());
			project.project().getFolder("src").delete(true, null);
			follower.release();
			bot.awaitAnalyses();
			assertTrue(follower.begun().size() <= Settings.DEFAULTS.jobs(), () -> follower.begun().size() + " analyses");
			assertTrue(follower.live().results().all().isEmpty());
		}
	}
}

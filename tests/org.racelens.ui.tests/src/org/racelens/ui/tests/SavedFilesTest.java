package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ide.live.Environment;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.ui.tests.HeldFrontEnd.OnCancel;
import org.racelens.ui.words.FindingSentences;

/**
 * When files are analysed, and what may happen to them meanwhile. Beside the workbench's own follower there is one with a held front end.
 */
@ExtendWith(WorkbenchGuard.class)
class SavedFilesTest {
	private final Bot bot = new Bot();
	private final LogWatch log = new LogWatch();
	private TestProject project;

	@BeforeEach
	void createProject() throws Exception {
		project = TestProject.create("demo");
	}

	@AfterEach
	void deleteProject() throws Exception {
		project.close();
		bot.awaitAnalyses();
		log.close();
	}

	@ParameterizedTest
	@EnumSource
	void aFileMayBeDeletedDuringItsAnalysis(OnCancel onCancel) throws Exception {
		HeldFrontEnd held = new HeldFrontEnd(onCancel);
		try (LiveAnalysis files = follow(held)) {
			IFile file = project.plain("sum.c", TestProject.RACY);
			bot.await("the analysis", () -> held.begun().size() == 1);
			file.delete(true, null);
			held.release();
			bot.awaitAnalyses();
			assertFalse(file.exists());
			log.assertSilent();
		}
	}

	@ParameterizedTest
	@EnumSource
	void aFolderMayBeDeletedDuringAnAnalysis(OnCancel onCancel) throws Exception {
		HeldFrontEnd held = new HeldFrontEnd(onCancel);
		try (LiveAnalysis files = follow(held)) {
			IFolder folder = project.project().getFolder("src");
			folder.create(true, true, null);
			project.plain("src/sum.c", TestProject.RACY);
			bot.await("the analysis", () -> held.begun().size() == 1);
			folder.delete(true, null);
			held.release();
			bot.awaitAnalyses();
			log.assertSilent();
		}
	}

	@ParameterizedTest
	@EnumSource
	void aProjectMayBeDeletedDuringAnAnalysis(OnCancel onCancel) throws Exception {
		HeldFrontEnd held = new HeldFrontEnd(onCancel);
		try (LiveAnalysis files = follow(held)) {
			project.plain("sum.c", TestProject.RACY);
			bot.await("the analysis", () -> held.begun().size() == 1);
			project.project().delete(true, true, null);
			held.release();
			bot.awaitAnalyses();
			log.assertSilent();
		}
	}

	@ParameterizedTest
	@EnumSource
	void aProjectMayBeClosedDuringAnAnalysisAndIsAnalysedWhenItOpens(OnCancel onCancel) throws Exception {
		HeldFrontEnd held = new HeldFrontEnd(onCancel);
		try (LiveAnalysis files = follow(held)) {
			IFile file = project.plain("sum.c", TestProject.RACY);
			bot.await("the analysis", () -> held.begun().size() == 1);
			project.project().close(null);
			held.release();
			bot.awaitAnalyses();
			log.assertSilent();

			project.project().open(null);
			bot.awaitAnalyses();
			assertEquals(2, held.begun().size());
			assertEquals(1, TestProject.races(file).size());
		}
	}

	@Test
	void aFileGoneFromTheDiskIsNoError() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.awaitAnalyses();
		ResourcesPlugin.getWorkspace().run(monitor -> {
			TestProject.save(file, TestProject.RACY + "\n");
			assertTrue(file.getLocation().toFile().delete());
		}, null);
		bot.awaitAnalyses();
		log.assertSilent();
	}

	@Test
	void ofManySavesTheLastOneCounts() throws Exception {
		HeldFrontEnd held = new HeldFrontEnd(OnCancel.STOP);
		try (LiveAnalysis files = follow(held)) {
			IFile file = project.plain("sum.c", TestProject.RACY);
			bot.await("the analysis", () -> held.begun().size() == 1);
			TestProject.save(file, "int a;\n");
			bot.await("the end of the first analysis", () -> held.cancelled().size() == 1 && held.begun().size() == 2);
			for (int i = 0; i < 20; i++) {
				TestProject.save(file, TestProject.RACY + "/* " + i + " */\n");
			}
			held.release();
			bot.awaitAnalyses();
			assertTrue(held.begun().size() < 10, () -> held.begun().size() + " analyses of 22 texts");
			assertTrue(held.begun().get(held.begun().size() - 1).text().endsWith("/* 19 */\n"));
			assertEquals(1, TestProject.races(file).size());
		}
	}

	@Test
	void whatWasFoundInAnOlderTextIsDropped() throws Exception {
		HeldFrontEnd held = new HeldFrontEnd(OnCancel.GO_ON);
		try (LiveAnalysis files = follow(held)) {
			IFile file = project.plain("sum.c", TestProject.RACY);
			bot.await("the analysis", () -> held.begun().size() == 1);
			TestProject.save(file, "int a;\n");
			held.release();
			bot.awaitAnalyses();
			assertEquals(List.of(), TestProject.races(file));
		}
	}

	@Test
	void aFileIsAnalysedByOneJobAtATimeInTheBackground() throws Exception {
		HeldFrontEnd held = new HeldFrontEnd(OnCancel.GO_ON);
		try (LiveAnalysis files = follow(held)) {
			IFile file = project.plain("sum.c", TestProject.RACY);
			bot.await("the analysis", () -> held.begun().size() == 1);
			TestProject.save(file, "int a;\n");
			bot.pumpFor(Duration.ofMillis(300));
			assertEquals(1, held.begun().size());
			for (Job job : Job.getJobManager().find(FileAnalysis.FAMILY)) {
				assertEquals(Job.BUILD, job.getPriority());
				assertTrue(job.belongsTo(project.project()));
				assertFalse(job.isUser());
			}
			held.release();
			bot.awaitAnalyses();
			assertEquals(2, held.begun().size());
		}
	}

	@Test
	void closingEndsAllAnalyses() throws Exception {
		HeldFrontEnd held = new HeldFrontEnd(OnCancel.STOP);
		LiveAnalysis files = follow(held);
		for (int i = 0; i < 5; i++) {
			project.plain("sum" + i + ".c", TestProject.RACY);
		}
		bot.await("the analysis", () -> !held.begun().isEmpty());
		files.close();
		int begun = held.begun().size();
		bot.awaitAnalyses();
		project.plain("later.c", TestProject.RACY);
		bot.awaitAnalyses();
		assertEquals(begun, held.begun().size());
		assertEquals(begun, held.cancelled().size());
		log.assertSilent();
	}

	@Test
	void manyFilesAtOnceAllGetTheirMarkers() throws Exception {
		ResourcesPlugin.getWorkspace().run(monitor -> {
			for (int i = 0; i < 30; i++) {
				project.file("sum" + i + ".c", TestProject.RACY);
			}
		}, null);
		bot.awaitAnalyses();
		assertEquals(30, TestProject.races(project.project()).size());
	}

	/** The file is derived, so that the workbench's own analysis, which has a solver, does not work on the hard question. */
	@Test
	void withoutASolverTheEasyRacesAreStillShown() throws Exception {
		AtomicInteger asked = new AtomicInteger();
		Environment environment = Environment.product(new FindingSentences()).withProvers(() -> {
			asked.incrementAndGet();
			throw new ProverUnavailableException("no solver for this platform", null);
		});
		try (LiveAnalysis files = LiveAnalysis.start(ResourcesPlugin.getWorkspace(), environment)) {
			IFile file = project.derived("both.c", TestProject.RACY + Programs.hard(1));
			bot.awaitAnalyses();
			files.check(List.of(file));
			bot.await("the marker", () -> TestProject.raceCount(file) == 1);
			bot.awaitAnalyses();
			assertEquals(1, asked.get());
			assertEquals(1, TestProject.races(file).size());
			log.assertSilent();
		}
	}

	@Test
	void anInternalErrorIsLoggedOnceAndTheNextSaveIsAnalysed() throws Exception {
		HeldFrontEnd working = new HeldFrontEnd(OnCancel.STOP);
		working.release();
		FrontEnd broken = (source, command, cancellation) -> {
			if (source.text().contains("broken")) {
				throw new IllegalStateException("the front end is broken");
			}
			return working.parse(source, command, cancellation);
		};
		try (LiveAnalysis files = follow(broken)) {
			IFile file = project.plain("sum.c", TestProject.RACY + "/* broken */\n");
			bot.awaitAnalyses();
			assertEquals(List.of("The analysis of " + file.getFullPath() + " failed."),
					log.complaints().stream().map(status -> status.getMessage()).toList());
			TestProject.save(file, TestProject.RACY);
			bot.awaitAnalyses();
			assertEquals(1, working.begun().size());
			assertEquals(1, TestProject.races(file).size());
		}
	}

	private static LiveAnalysis follow(FrontEnd frontEnd) {
		return LiveAnalysis.start(ResourcesPlugin.getWorkspace(), Environment.product(new FindingSentences()).withFrontEnd(frontEnd));
	}
}

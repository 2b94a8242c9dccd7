package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.MessageConsole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.settings.FindingKind;
import org.racelens.race.verdict.Evidence;
import org.racelens.ui.confirm.ConfirmJob;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** Races are confirmed by running their program, after asking. */
class ConfirmTest extends FixProject {
	private static final String ENTRY = "Confirm by running…";
	private static final String QUESTION = "Confirm by running";
	private static final String DO_NOT_ASK = "Do not ask again for this project (demo)";
	/** Prints its arguments, and tells where it runs by a file there. */
	private static final String TALKING = """
			#include <stdio.h>
			int sum;

			static void add(int i) {
				sum += i;
			}

			int main(int argc, char **argv) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					add(i);
				for (int k = 1; k < argc; k++)
					printf("[%s]", argv[k]);
				fclose(fopen("was-here.txt", "w"));
				return 0;
			}
			""";
	private static final String ENDLESS = """
			#include <stdio.h>
			#include <unistd.h>
			int sum;

			int main(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					sum += i;
				FILE *file = fopen("started.new", "w");
				fprintf(file, "%d", (int) getpid());
				fclose(file);
				rename("started.new", "started");
				for (;;)
					pause();
			}
			""";

	private static final String WAITING = """
			#include <stdio.h>
			#include <unistd.h>
			int sum;

			int main(void) {
				puts("\u00e9 begun");
				fflush(stdout);
				while (access("go", F_OK) != 0)
					usleep(1000);
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					sum += i;
				puts("gone on");
				return 0;
			}
			""";
	/** What the first loop writes is not known before it runs. */
	private static final String DISGUISED = """
			#include <stdint.h>
			int hidden, sum;

			int main(void) {
				uintptr_t key = (uintptr_t) &hidden ^ 12345;
			#pragma omp parallel for
				for (int i = 0; i < 100; i++) {
					int *there = (int *) (key ^ 12345);
					*there = i;
				}
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					sum += i;
				return 0;
			}
			""";

	/** Where it writes is not known before it runs; no two iterations write to the same place. */
	private static final String HARMLESS = DISGUISED.substring(0, DISGUISED.lastIndexOf("#pragma")).replace("hidden, sum", "hidden[100]")
			.replace("*there = i", "there[i] = i") + "	return 0;\n}\n";
	/** A driver calls it with a stride of 64. */
	private static final String CONDITIONAL = """
			void scatter(int n, int stride, double *x) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					x[i * stride] = i;
			}
			""";

	@AfterEach
	void forgetTheAnswers() throws Exception {
		InstanceScope.INSTANCE.getNode("org.racelens.ui/confirm").removeNode();
	}

	@Test
	void nothingIsRunByWhoDoesNotAgree() throws Exception {
		IFile file = shown("talking.c", TALKING);
		dialogs.expect(QUESTION, shell -> {
			String said = String.join("\n", Dialogs.all(shell, Label.class).map(Label::getText).toList());
			assertTrue(said.contains("talking.c, by clang") && said.contains(folder().toString()), said);
			Dialogs.press(shell, "Cancel");
		});
		confirm(file);
		dialogs.assertAnswered();
		assertEquals(0, Job.getJobManager().find(ConfirmJob.FAMILY).length);
		assertFalse(Files.exists(folder().resolve("was-here.txt")));
	}

	@Test
	void aConfirmedRaceSaysSoUntilTheTextChanges() throws Exception {
		assumeCompiler();
		IFile file = shown("talking.c", TALKING);
		WitnessView view = WitnessView.open(bot.page(), WitnessInput.first(result(file)).orElseThrow());
		assertEquals("", view.pages().trial());
		dialogs.expect(QUESTION, shell -> {
			Dialogs.all(shell, Text.class).filter(t -> (t.getStyle() & SWT.BORDER) != 0).findFirst().orElseThrow()
					.setText("one 'two words'");
			Dialogs.press(shell, "Build and Run");
		});
		dialogs.expect("RaceLens: talking.c", shell -> {
			assertTrue(details(shell).contains("[one][two words]"), () -> details(shell));
			Dialogs.press(shell, "OK");
		});
		confirm(file);
		awaitJob();
		assertTrue(Files.exists(folder().resolve("was-here.txt")), "the program works in the folder of the project");
		String message = TestProject.onlyRace(file).getAttribute(IMarker.MESSAGE, "");
		assertTrue(message.contains("; confirmed by a run: thread "), message);
		bot.await("the view", () -> view.pages().trial().startsWith("Confirmed by a run: thread "));
		assertTrue(view.pages().trial().contains("in add, called in talking.c, line 11"), view.pages()::trial);
		assertTrue(view.pages().details().getText().contains(view.pages().trial()));
		document(file).replace(0, 0, "/* typed */ ");
		bot.awaitAnalyses();
		bot.await("the marker", () -> !raceMessage(file).contains("confirmed"));
		bot.await("the view", () -> view.pages().trial().isEmpty());
		bot.page().hideView(view);
	}

	@Test
	void aRaceThatOnlyTheRunHasShownIsMarkedWhereItStands() throws Exception {
		assumeCompiler();
		IFile file = shown("disguised.c", DISGUISED);
		dialogs.expect(QUESTION, shell -> Dialogs.press(shell, "Build and Run"));
		dialogs.expect("RaceLens: disguised.c", shell -> Dialogs.press(shell, "OK"));
		confirm(file);
		awaitJob();
		IMarker seen = TestProject.races(file).stream().filter(m -> m.getAttribute(IMarker.LINE_NUMBER, 0) == 9).findFirst().orElseThrow();
		assertEquals("*there", DISGUISED.substring(seen.getAttribute(IMarker.CHAR_START, -1), seen.getAttribute(IMarker.CHAR_END, -1)));
	}

	/** The program goes on when the test has seen what it has printed. */
	@Test
	void whatTheProgramPrintsIsInTheConsoleWhileItRuns() throws Exception {
		assumeCompiler();
		IFile file = shown("waiting.c", WAITING);
		dialogs.expect(QUESTION, shell -> Dialogs.press(shell, "Build and Run"));
		dialogs.expect("RaceLens: waiting.c", shell -> Dialogs.press(shell, "OK"));
		confirm(file);
		bot.await("the first words", () -> console().contains("--- run 1 of at most 12 ---\n\u00e9 begun\n"));
		assertFalse(console().contains("gone on"), ConfirmTest::console);
		assertEquals(1, Job.getJobManager().find(ConfirmJob.FAMILY).length);
		bot.await("the view", () -> Optional.ofNullable(bot.page().findView(IConsoleConstants.ID_CONSOLE_VIEW))
				.filter(bot.page()::isPartVisible).isPresent());
		Files.createFile(folder().resolve("go"));
		awaitJob();
		bot.await("the last words", () -> console().contains("gone on\n"));
		Dialogs.screenshot(bot.page().getWorkbenchWindow().getShell(), "confirm-console");
		bot.page().hideView(bot.page().findView(IConsoleConstants.ID_CONSOLE_VIEW));
	}

	private static String console() {
		return Stream.of(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
				.filter(c -> c.getName().equals("RaceLens: runs of demo/waiting.c")).map(c -> ((MessageConsole) c).getDocument().get())
				.collect(Collectors.joining());
	}

	@Test
	void whatTheCompilerSaysIsShown() throws Exception {
		assumeCompiler();
		IFile file = shown("wrong.c", TestProject.RACY.replace("return 0", "return unknown_name"));
		dialogs.expect(QUESTION, shell -> Dialogs.press(shell, "Build and Run"));
		dialogs.expect("RaceLens: wrong.c", shell -> {
			assertTrue(details(shell).contains("unknown_name"), () -> details(shell));
			Dialogs.press(shell, "OK");
		});
		String before = raceMessage(file);
		confirm(file);
		awaitJob();
		assertEquals(before, raceMessage(file));
	}

	@Test
	void whoCancelsEndsTheProgram() throws Exception {
		assumeCompiler();
		IFile file = shown("endless.c", ENDLESS);
		dialogs.expect(QUESTION, shell -> Dialogs.press(shell, "Build and Run"));
		confirm(file);
		Path started = folder().resolve("started");
		bot.await("the program", () -> Files.exists(started));
		long program = Long.parseLong(Files.readString(started));
		Job[] jobs = Job.getJobManager().find(ConfirmJob.FAMILY);
		assertEquals(1, jobs.length);
		jobs[0].cancel();
		awaitJob();
		assertFalse(ProcessHandle.of(program).filter(ProcessHandle::isAlive).isPresent());
		assertFalse(raceMessage(file).contains("run"), raceMessage(file));
	}

	@Test
	void whoDoesNotWantToBeAskedIsNotAndMayWantItAgain() throws Exception {
		assumeCompiler();
		IFile file = shown("sum.c", TestProject.RACY.replace("int main(void)", "int add(int n)"));
		dialogs.expect(QUESTION, shell -> {
			Dialogs.press(shell, DO_NOT_ASK);
			Dialogs.press(shell, "Build and Run");
		});
		dialogs.expect("RaceLens: sum.c", shell -> Dialogs.press(shell, "OK"));
		confirm(file);
		awaitJob();
		dialogs.expect("RaceLens: sum.c", shell -> {
			assertEquals(1, Dialogs.all(shell, Button.class).filter(b -> b.getText().contains("Ask")).count());
			Dialogs.press(shell, "Ask before the next run of this project");
			Dialogs.press(shell, "OK");
		});
		awaitFixes(file);
		confirm(file);
		awaitJob();
		assertEquals(Evidence.Kind.CONFIRMED, result(file).report().regions().get(0).races().get(0).evidence().kind());
		dialogs.expect(QUESTION, shell -> Dialogs.press(shell, "Cancel"));
		awaitFixes(file);
		confirm(file);
		dialogs.assertAnswered();
	}

	@Test
	void aRegionThatIsNotDecidedIsRunAndSaysSo() throws Exception {
		assumeCompiler();
		IFile file = project.file("harmless.c", HARMLESS);
		bot.open(file);
		bot.awaitAnalyses();
		IMarker undecided = marker(file, FindingKind.UNKNOWN);
		dialogs.expect(QUESTION, shell -> Dialogs.press(shell, "Build and Run"));
		dialogs.expect("RaceLens: harmless.c", shell -> {
			assertTrue(details(shell).contains("parallel for in main, line 6: no race was seen in 5 runs with up to 4 threads"),
					() -> details(shell));
			Dialogs.screenshot(shell, "confirm-no-race");
			Dialogs.press(shell, "OK");
		});
		entry(undecided).run(undecided);
		awaitJob();
		String message = marker(file, FindingKind.UNKNOWN).getAttribute(IMarker.MESSAGE, "");
		assertTrue(message.contains("; no race was seen in 5 runs with up to 4 threads"), message);
	}

	@Test
	void conditionsSayWhetherTheyHaveHeld() throws Exception {
		assumeCompiler();
		IFile file = shown("scatter.c", CONDITIONAL);
		IMarker condition = marker(file, FindingKind.CONDITION);
		dialogs.expect(QUESTION, shell -> Dialogs.press(shell, "Build and Run"));
		dialogs.expect("RaceLens: scatter.c", shell -> {
			assertTrue(details(shell).contains("  stride != 0: held in the runs: "), () -> details(shell));
			Dialogs.press(shell, "OK");
		});
		entry(condition).run(condition);
		awaitJob();
		String message = marker(file, FindingKind.CONDITION).getAttribute(IMarker.MESSAGE, "");
		assertTrue(message.contains("stride != 0; held in the runs: "), message);
		document(file).replace(0, 0, "/* typed */ ");
		bot.awaitAnalyses();
		bot.await("the marker", () -> !message(file, FindingKind.CONDITION).contains("held"));
	}

	@Test
	void whatAProgramHasPrintedThatFailedIsShown() throws Exception {
		assumeCompiler();
		IFile file = shown("failing.c", TALKING.replace("return 0;", "puts(\"out of order\");\n\treturn 3;"));
		dialogs.expect(QUESTION, shell -> Dialogs.press(shell, "Build and Run"));
		dialogs.expect("RaceLens: failing.c", shell -> {
			assertTrue(details(shell).contains("out of order") && details(shell).contains("the program ended with status 3"),
					() -> details(shell));
			Dialogs.press(shell, "OK");
		});
		confirm(file);
		awaitJob();
	}

	private static IMarker marker(IFile file, FindingKind kind) throws Exception {
		IMarker[] all = file.findMarkers(kind.markerType(), true, IResource.DEPTH_ZERO);
		assertEquals(1, all.length);
		return all[0];
	}

	private static String message(IFile file, FindingKind kind) {
		try {
			return marker(file, kind).getAttribute(IMarker.MESSAGE, "");
		} catch (Exception e) {
			throw new AssertionError(e);
		}
	}

	private static IMarkerResolution entry(IMarker marker) {
		return Stream.of(resolutions(marker)).filter(r -> words(r.getLabel()).equals(ENTRY)).findFirst().orElseThrow();
	}

	private void confirm(IFile file) throws Exception {
		resolution(file, ENTRY).run(TestProject.onlyRace(file));
	}

	private void awaitJob() {
		bot.await("the end of the runs", () -> Job.getJobManager().find(ConfirmJob.FAMILY).length == 0 && dialogs.isNoneExpected());
		dialogs.assertAnswered();
	}

	private Path folder() {
		return project.project().getLocation().toFile().toPath();
	}

	private static FileResult result(IFile file) {
		return live().results().of(file).orElseThrow();
	}

	private static String raceMessage(IFile file) {
		try {
			List<IMarker> races = TestProject.races(file);
			return races.isEmpty() ? "" : races.get(0).getAttribute(IMarker.MESSAGE, "");
		} catch (Exception e) {
			throw new AssertionError(e);
		}
	}

	private static String details(Shell shell) {
		return Dialogs.all(shell, StyledText.class).map(StyledText::getText).findFirst().orElseThrow();
	}

	private static void assumeCompiler() {
		assumeTrue(Stream.of(System.getenv().getOrDefault("PATH", "").split(":")).anyMatch(f -> Files.isExecutable(Path.of(f, "clang"))));
	}
}

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.ui.witness.WitnessView;

/** What can be done about a marker besides fixing its race. */
class MarkerActionsTest extends FixProject {
	/**
	 * More pairs than a second's work looks at and five seconds' work does. A hard question to the solver would do too, but there the clock
	 * may be what ends it, after a minute and more.
	 */
	private static final int ROW = 1200;
	private static final String HARD = """
			void rows(int *a) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++) {
			""" + IntStream.range(0, ROW).mapToObj(k -> "a[" + ROW + " * i + " + k + "] = i;\n").collect(Collectors.joining()) + "\t}\n}\n";

	private static final String ACCEPT = "Accept this race here (comment)";
	/** One write races with two reads. */
	private static final String TWO_READS = """
			double half[1001], out[1001], in[1002];

			void smooth(int n) {
			#pragma omp parallel
				{
			#pragma omp for nowait
					for (int i = 1; i < n; i++)
						half[i] = in[i];
			#pragma omp for
					for (int i = 1; i < n; i++)
						out[i] = half[i - 1]
							+ half[i];
				}
			}
			""";

	/** The two change their roles: that they do not overlap at first is not enough for the analysis. */
	private static final String SMOOTH = """
			void smooth(double *a, double *b, int n, int steps) {
				for (int k = 0; k < steps; k++) {
			#pragma omp parallel for
					for (int i = 1; i < n; i++)
						b[i] = a[i - 1] + a[i];
					double *t = a;
					a = b;
					b = t;
				}
			}
			""";

	@Test
	void acceptingARaceWritesTheReasonAndTheMarkerGoes() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		dialogs.expect("Accept a data race", shell -> {
			List<String> said = Dialogs.all(shell, Label.class).map(Label::getText).toList();
			assertTrue(said.stream().anyMatch(t -> t.startsWith("sum, line 6\nData race on sum: thread ") && t.contains("\n\nWhy ")),
					said::toString);
			Text reason = Dialogs.all(shell, Text.class).findFirst().orElseThrow();
			reason.setText("the sum is only an estimate");
			Dialogs.press(shell, "OK");
		});
		resolution(file, ACCEPT).run(TestProject.onlyRace(file));
		String comment = text(file).lines().filter(l -> l.contains("//")).findFirst().orElseThrow();
		assertTrue(comment.startsWith("\t\t// ") && comment.contains("the sum is only an estimate"), comment);
		bot.awaitAnalyses();
		assertEquals(0, file.findMarkers(FindingKind.DEFINITE_RACE.markerType(), true, 0).length);
		undo(file);
		assertEquals(TestProject.RACY, text(file));
	}

	@Test
	void theDialogNamesVariableAndLinesOfWhatIsAccepted() throws Exception {
		IFile file = shown("half.c", TWO_READS);
		IMarker[] races = TestProject.races(file).toArray(IMarker[]::new);
		assertEquals(2, races.length);
		bot.page().showView(IPageLayout.ID_PROBLEM_VIEW);
		WorkbenchMarkerResolution one = (WorkbenchMarkerResolution) resolution(races[0], ACCEPT);
		dialogs.expect("Accept a data race", shell -> {
			String said = question(shell);
			assertTrue(said.matches("half, lines 8 and 1[12]\nData race on half: thread (?s:.*)\n\nWhy is this race accepted\\? .*"), said);
			assertEquals("org.racelens.ui.acceptDialog", shell.getData("org.eclipse.ui.help"));
			Dialogs.press(shell, "Cancel");
		});
		one.run(races[0]);
		dialogs.expect("Accept a data race", shell -> {
			String said = question(shell);
			assertEquals(Set.of("half, lines 8 and 11", "half, lines 8 and 12"), Set.copyOf(said.lines().limit(2).toList()), said);
			assertTrue(said.endsWith("\n\nWhy are these 2 races accepted? The reason becomes a comment in the source."), said);
			Dialogs.all(shell, Text.class).findFirst().orElseThrow().setText("either value will do");
			Dialogs.press(shell, "OK");
		});
		one.run(races, new NullProgressMonitor());
		assertTrue(text(file).contains("either value will do"), text(file));
		bot.awaitAnalyses();
		assertEquals(0, file.findMarkers(FindingKind.DEFINITE_RACE.markerType(), true, 0).length);
		undo(file);
		assertEquals(TWO_READS, text(file));
	}

	private static String question(Shell dialog) {
		return Dialogs.all(dialog, Label.class).map(Label::getText).filter(t -> t.contains("Why ")).findFirst().orElseThrow();
	}

	@Test
	void acceptingWithoutAReasonIsNotPossible() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		dialogs.expect("Accept a data race", shell -> {
			Dialogs.all(shell, Text.class).findFirst().orElseThrow().setText("  ");
			try {
				Dialogs.press(shell, "OK");
			} catch (AssertionError e) {
				assertEquals("not enabled: OK", e.getMessage());
			}
			Dialogs.press(shell, "Cancel");
		});
		resolution(file, ACCEPT).run(TestProject.onlyRace(file));
		assertEquals(TestProject.RACY, text(file));
	}

	@Test
	void theConstraintIsCopiedAsAScript() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		resolution(file, "Copy the constraint as SMT-LIB").run(TestProject.onlyRace(file));
		Clipboard clipboard = new Clipboard(Display.getCurrent());
		String script = (String) clipboard.getContents(TextTransfer.getInstance());
		clipboard.dispose();
		assertTrue(script.startsWith("; data race on sum"), script);
		assertTrue(script.endsWith("(check-sat)\n"), script);
	}

	@Test
	void explainingOpensTheViewWithTheRace() throws Exception {
		IFile file = shown("both.c", TWO_LOOPS);
		IMarker second = TestProject.races(file).stream().filter(m -> m.getAttribute(FindingMarker.VARIABLE, "").equals("product"))
				.findFirst().orElseThrow();
		Stream.of(resolutions(second)).filter(r -> words(r.getLabel()).equals("Explain this race")).findFirst().orElseThrow().run(second);
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("product", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
	}

	@Test
	void whereTimeIsMissingAFileCanBeCheckedAgainForLonger() throws Exception {
		IEclipsePreferences settings = InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
		settings.put(PreferenceSchema.REGION_TIMEOUT.key(), "1");
		try {
			IFile file = project.file("hard.c", HARD);
			bot.await("the marker", () -> unknown(file).length == 1);
			bot.awaitAnalyses();
			IMarker[] unknown = unknown(file);
			IMarkerResolution[] all = resolutions(unknown[0]);
			assertEquals(List.of("Check again with a longer time limit (5 s per region)", "Confirm by running…"), words(all));
			all[0].run(unknown[0]);
			bot.awaitAnalyses(Bot.LONG_PATIENCE);
			assertEquals(Duration.ofSeconds(5), live().results().of(file).orElseThrow().options().regionTimeout());
			assertEquals(0, unknown(file).length);
		} finally {
			settings.remove(PreferenceSchema.REGION_TIMEOUT.key());
		}
	}

	/** What time is missing for is told of a race by its reasons; the answer of the longer analysis takes the place of the doubtful one. */
	@ParameterizedTest
	@EnumSource(names = { "SOLVER_GAVE_UP", "BUDGET" })
	void aRaceThatIsOnlyPossibleForLackOfTimeCanBeCheckedAgainForLonger(GapKind missing) throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		Duration limit = result(file).options().regionTimeout();
		doubt(file, missing);
		assertEquals(1, possible(file).length);
		IMarkerResolution again = resolution(file, "Check again with a longer time limit (" + 5 * limit.toSeconds() + " s per region)");
		again.run(possible(file)[0]);
		bot.awaitAnalyses();
		assertEquals(limit.multipliedBy(5), result(file).options().regionTimeout());
		assertEquals(0, possible(file).length);
		assertEquals(FindingKind.DEFINITE_RACE.markerType(), TestProject.onlyRace(file).getType());
		assertFalse(words(resolutions(TestProject.onlyRace(file))).stream().anyMatch(w -> w.startsWith("Check again")));
	}

	@Test
	void moreTimeIsNotOfferedForARaceThatItDoesNotDecide() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		doubt(file, GapKind.UNMODELLED_CALL);
		IMarker[] doubtful = possible(file);
		assertEquals(1, doubtful.length);
		assertFalse(words(resolutions(doubtful[0])).stream().anyMatch(w -> w.startsWith("Check again")));
	}

	/** What is known of a file says from now on that its races are merely possible, because of something. */
	private static void doubt(IFile file, GapKind why) throws Exception {
		FileResult known = result(file);
		UnitReport report = known.report();
		List<RegionReport> regions = report.regions().stream()
				.map(r -> r.with(r.races().stream().map(race -> doubtful(race, why)).toList()))
				.toList();
		assertTrue(live().supplement(known,
				new UnitReport(report.path(), report.failure(), regions, report.messages(), report.time()), new NullProgressMonitor()));
	}

	private static Race doubtful(Race race, GapKind why) {
		ModelGap gap = new ModelGap(why, race.first().place(), ForeignSentence.quoted("a part is open"));
		return new Race(race.kind(), race.variable(), race.object(), Confidence.POSSIBLE, List.of(gap), race.first(), race.second(),
				race.witness(), race.evidence());
	}

	private static FileResult result(IFile file) {
		return live().results().of(file).orElseThrow();
	}

	@Test
	void aRaceThatNeedsPointersToOneMemoryGoesWithAQualifier() throws Exception {
		IFile file = shown("smooth.c", SMOOTH);
		IMarker race = possible(file)[0];
		String label = "State that nothing else leads to the memory of b (restrict)";
		IMarkerResolution fix = resolution(race, label);
		String description = ((IMarkerResolution2) fix).getDescription();
		assertTrue(description.contains("+void smooth(double *a, double *restrict b") && description.contains("the races are gone"),
				description);
		assertFalse(words(resolutions(race)).stream().anyMatch(w -> w.startsWith("Check again")),
				() -> words(resolutions(race)).toString());
		fix.run(race);
		assertEquals(SMOOTH.replace("*b,", "*restrict b,"), text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
		undo(file);
		assertEquals(SMOOTH, text(file));
	}

	@Test
	void noQualifierIsOfferedForARaceThatNeedsNone() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		assertFalse(words(resolutions(TestProject.onlyRace(file))).stream().anyMatch(w -> w.contains("restrict") || w.startsWith("Check")));
	}

	private static IMarkerResolution resolution(IMarker marker, String label) {
		return Stream.of(resolutions(marker)).filter(r -> words(r.getLabel()).equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError(label + " is none of " + words(resolutions(marker))));
	}

	/** The oldest first: where several have one place, that one answers for it. */
	private static IMarker[] possible(IFile file) {
		try {
			IMarker[] markers = file.findMarkers(FindingKind.POSSIBLE_RACE.markerType(), true, 0);
			Arrays.sort(markers, Comparator.comparingLong(IMarker::getId));
			return markers;
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	private static IMarker[] unknown(IFile file) {
		try {
			return file.findMarkers(FindingKind.UNKNOWN.markerType(), true, 0);
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void whatAFunctionDoesIsAskedForInTheSettings() throws Exception {
		IFile file = project.file("call.c", """
				void unseen(int *a);
				void f(int *a) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						unseen(a);
				}
				""");
		bot.awaitAnalyses();
		IMarker[] unknown = unknown(file);
		assertEquals(1, unknown.length);
		String message = unknown[0].getAttribute(IMarker.MESSAGE, "");
		assertTrue(message.endsWith("call of unseen, whose code is not known"), message);
		assertEquals(List.of("Say what unseen does (settings)…", "Confirm by running…"), words(resolutions(unknown[0])));
		try {
			dialogs.expect("Preferences", shell -> {
				StyledText lines = Dialogs.all(shell, StyledText.class).findFirst().orElseThrow();
				assertEquals("unseen: ", lines.getText());
				lines.setText("unseen: reads-arguments");
				Dialogs.press(shell, "Apply and Close");
			});
			resolutions(unknown[0])[0].run(unknown[0]);
			dialogs.assertAnswered();
			bot.awaitAnalyses();
			assertEquals(0, unknown(file).length);
		} finally {
			InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).remove(PreferenceSchema.MODELS.key());
		}
	}

	@Test
	void aPossibleRaceSaysWhyItIsNoMore() throws Exception {
		IFile file = project.file("maybe.c", """
				int unseen(int);
				int sum;
				void f(int *a) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						if (unseen(i))
							sum = i;
				}
				""");
		bot.open(file);
		bot.awaitAnalyses();
		IMarker race = file.findMarkers(FindingKind.POSSIBLE_RACE.markerType(), true, 0)[0];
		String message = race.getAttribute(IMarker.MESSAGE, "");
		assertTrue(message.contains("; only possible because of: call of unseen, whose code is not known"), message);
		List<String> words = words(resolutions(race));
		assertTrue(words.contains("Say what unseen does (settings)…"), words::toString);
		assertTrue(words.contains("Confirm by running…"), words::toString);
	}
}

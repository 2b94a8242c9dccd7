package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.Level;
import org.racelens.ide.settings.PreferenceSchema;

/** What Ctrl+1 lists, at all places of a race, in the order of each editor. */
class QuickFixOrderTest extends FixProject {
	/** One write races with two reads. */
	private static final String SMOOTH = """
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
	private static final List<String> BOTH_RACES = List.of("Explain this race (half, line 11)", "Explain this race (half, line 12)",
			"Confirm by running…",
			"Accept this race here (comment) (half, line 11)", "Accept this race here (comment) (half, line 12)",
			"Copy the constraint as SMT-LIB (half, line 11)", "Copy the constraint as SMT-LIB (half, line 12)");

	private final EditorBot editors = new EditorBot(bot);

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void sortedAsCdtDoesTheBestFixIsFirst(String editorId) throws Exception {
		ISourceViewer viewer = open(project.file("sum.c", TestProject.RACY), editorId);
		List<String> labels = Proposals.cdt(viewer, TestProject.RACY.indexOf("sum +="));
		assertEquals("1. " + REDUCTION, labels.get(0));
		List<String> words = labels.stream().map(FixProject::words).toList();
		assertEquals(
				List.of("Show verified fixes…", "Explain this race", "Confirm by running…", "Accept this race here (comment)",
						"Copy the constraint as SMT-LIB"),
				words.subList(words.indexOf("Show verified fixes…"), words.size()));
	}

	@Test
	void racesThatAreAcceptedTakeNoPlaceOfOpenOnes() throws Exception {
		IEclipsePreferences settings = InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
		String level = PreferenceSchema.LEVELS.get(FindingKind.ACCEPTED_RACE).key();
		settings.put(level, Level.INFO.name());
		try {
			String text = "int x;\nvoid f(void) {\n#pragma omp parallel for\n\tfor (int i = 0; i < 9; i++) {\n#pragma omp atomic write\n\t\tx = i;\n"
					+ IntStream.range(0, 6).mapToObj(i -> "\t\tint y" + i + " = x; // racelens: accept race on x: known\n")
							.collect(Collectors.joining())
					+ "\t\tint z = x;\n\t}\n}\n";
			IFile file = project.file("seven.c", text);
			ISourceViewer viewer = open(file, EditorBot.PLAIN);
			bot.await("all races", () -> TestProject.raceCount(file) == 7);
			List<String> words = Proposals.cdt(viewer, text.indexOf("x = i;")).stream().map(FixProject::words).toList();
			assertEquals(List.of("Accept this race here (comment) (x, line 13)"),
					words.stream().filter(w -> w.startsWith("Accept")).toList());
		} finally {
			settings.remove(level);
			bot.awaitAnalyses();
		}
	}

	@Test
	void allEditorsListTheSameInTheSameOrder() throws Exception {
		IFile file = project.file("smooth.c", SMOOTH);
		ISourceViewer viewer = open(file, EditorBot.GENERIC);
		for (String place : List.of("half[i] =", "half[i - 1]", "half[i];", "#pragma omp parallel")) {
			int offset = SMOOTH.indexOf(place);
			List<String> generic = Proposals.generic(viewer, offset).stream().map(ICompletionProposal::getDisplayString).toList();
			assertEquals(generic, Proposals.cdt(viewer, offset), place);
			assertTrue(generic.get(0).matches("0?1\\. Remove nowait.*"), generic::toString);
		}
	}

	@Test
	void aPlaceWithSeveralRacesHasEachFixOnceAndNamesTheRaces() throws Exception {
		IFile file = project.file("smooth.c", SMOOTH);
		ISourceViewer viewer = open(file, EditorBot.GENERIC);
		assertEquals(2, TestProject.races(file).size());
		List<String> words = Proposals.generic(viewer, SMOOTH.indexOf("half[i] =")).stream().map(p -> words(p.getDisplayString())).toList();
		assertEquals(words.size(), words.stream().distinct().count(), words::toString);
		assertEquals(1, words.stream().filter(w -> w.startsWith("Remove nowait")).count(), words::toString);
		assertEquals(BOTH_RACES, words.subList(words.size() - BOTH_RACES.size(), words.size()));
	}

	@Test
	void theOtherEndOffersWhatThisOneDoes() throws Exception {
		IFile file = project.file("smooth.c", SMOOTH);
		ISourceViewer viewer = open(file, EditorBot.GENERIC);
		List<ICompletionProposal> proposals = Proposals.generic(viewer, SMOOTH.indexOf("half[i - 1]"));
		List<String> words = proposals.stream().map(p -> words(p.getDisplayString())).toList();
		assertTrue(words.containsAll(List.of("Show verified fixes…", "Explain this race", "Accept this race here (comment)")),
				words::toString);
		proposals.get(0).apply(viewer.getDocument());
		assertEquals(SMOOTH.replace(" nowait", ""), viewer.getDocument().get());
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
		assertEquals(List.of(), Proposals.generic(viewer, SMOOTH.indexOf("half[i - 1]") - " nowait".length()));
	}

	@Test
	void theDirectiveOffersTheFixesOfItsRaces() throws Exception {
		IFile file = project.file("both.c", TWO_LOOPS);
		ISourceViewer viewer = open(file, EditorBot.GENERIC);
		List<ICompletionProposal> proposals = Proposals.generic(viewer, TWO_LOOPS.lastIndexOf("#pragma"));
		assertEquals("1. Add reduction(*:product) to the parallel for of line 7", proposals.get(0).getDisplayString());
		List<String> words = proposals.stream().map(p -> words(p.getDisplayString())).toList();
		assertEquals(List.of("Show verified fixes…", "Explain this race", "Confirm by running…"),
				words.subList(words.size() - 3, words.size()));
	}

	/** Rows of the Problems view stand for themselves, whatever else is at their place. */
	@Test
	void theProblemsViewAsksAboutEachRaceAlone() throws Exception {
		IFile file = project.file("smooth.c", SMOOTH);
		open(file, EditorBot.GENERIC);
		bot.page().showView(IPageLayout.ID_PROBLEM_VIEW);
		for (IMarker race : TestProject.races(file)) {
			List<String> words = words(resolutions(race));
			assertTrue(words.get(0).startsWith("Remove nowait"), words::toString);
			assertTrue(words.contains("Explain this race"), words::toString);
		}
	}

	private ISourceViewer open(IFile file, String editorId) throws Exception {
		ITextEditor editor = editors.open(file, editorId);
		bot.awaitAnalyses();
		bot.awaitFixes();
		bot.await("the fixes", () -> offers().of(file).isPresent());
		bot.page().activate(editor);
		ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
		int count = Stream.of(file.findMarkers(null, true, 0)).toList().size();
		bot.await("the annotations", () -> count <= annotations(viewer));
		return viewer;
	}

	private static int annotations(ISourceViewer viewer) {
		int[] count = new int[1];
		viewer.getAnnotationModel().getAnnotationIterator().forEachRemaining(a -> count[0]++);
		return count[0];
	}
}

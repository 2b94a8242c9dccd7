package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.Level;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ui.editor.BadgeImages;

/** Regions that are race-free under conditions, in the workbench. */
class ConditionTest extends FixProject {
	private static final String CONDITIONAL = "org.racelens.ui.conditionalRegion";
	private static final String PROVED = "org.racelens.ui.provedRegion";
	private static final String MARKED = "org.racelens.ui.condition";
	private static final String ADD = """
			void add(double *a, double *b, double *c, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = b[i] + c[i];
			}
			""";
	private static final String SCALE = """
			#include <assert.h>

			void scale(double *a, int n, int stride) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i * stride] = i;
			}
			""";
	private static final String STATED = SCALE.replace("#pragma", "\tassert(stride != 0);\n#pragma");

	private final EditorBot editors = new EditorBot(bot);

	@AfterEach
	void leaveHoversAndForgetLevels() {
		editors.leaveAll();
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).remove(level());
	}

	@Test
	void eachConditionIsOneInformationAtTheAccess() throws Exception {
		IFile file = project.file("add.c", ADD);
		bot.showProblems();
		bot.awaitAnalyses();
		List<IMarker> markers = conditions(file);
		assertEquals(List.of("race-free if a and b do not overlap, or start at the same place",
				"race-free if a and c do not overlap, or start at the same place"), markers.stream().map(ConditionTest::message).toList());
		for (IMarker marker : markers) {
			assertEquals(IMarker.SEVERITY_INFO, marker.getAttribute(IMarker.SEVERITY, -1));
			assertEquals(4, marker.getAttribute(IMarker.LINE_NUMBER, -1));
			assertEquals(ADD.indexOf("a[i]"), marker.getAttribute(IMarker.CHAR_START, -1));
		}
		assertEquals(List.of(), TestProject.races(file));
		bot.await("the entries in the Problems view",
				() -> bot.treeTexts().containsAll(markers.stream().map(ConditionTest::message).toList()));
	}

	@Test
	void aConditionOfAHeaderIsMarkedAtTheDirective() throws Exception {
		project.file("put.h", "static void put(double *x, double *y, int i) {\n\tx[i] = y[i];\n}\n");
		IFile file = project.file("add.c", "#include \"put.h\"\n" + ADD.replace("a[i] = b[i] + c[i]", "put(a, b, i)"));
		bot.awaitAnalyses();
		IMarker marker = onlyCondition(file);
		assertEquals(3, marker.getAttribute(IMarker.LINE_NUMBER, -1));
		assertTrue(message(marker).startsWith("race-free if a and b do not overlap"), message(marker));
	}

	@Test
	void theMarkerOfAConditionIsNotMadeAnew() throws Exception {
		IFile file = project.file("scale.c", SCALE);
		ITextEditor editor = bot.open(file);
		bot.awaitAnalyses();
		IMarker before = onlyCondition(file);
		bot.replaceAndSave(editor, "void scale", "/* in place */\nvoid scale");
		bot.awaitAnalyses();
		assertEquals(before, onlyCondition(file));
		assertEquals(7, before.getAttribute(IMarker.LINE_NUMBER, -1));
	}

	@Test
	void theLevelIsThatOfTheSettings() throws Exception {
		IFile file = project.file("add.c", ADD);
		bot.awaitAnalyses();
		assertEquals(2, conditions(file).size());
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).put(level(), Level.IGNORE.name());
		bot.awaitAnalyses();
		assertEquals(List.of(), conditions(file));
		InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE).put(level(), Level.WARNING.name());
		bot.awaitAnalyses();
		assertEquals(IMarker.SEVERITY_WARNING, conditions(file).get(0).getAttribute(IMarker.SEVERITY, -1));
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theBadgeSaysTheFirstCondition(String editorId) throws Exception {
		ITextEditor editor = editors.open(project.file("both.c", ADD + SCALE), editorId);
		bot.await("the minings", () -> EditorBot.minings(editor).size() == 2);
		assertEquals(List.of("\u22a2 race-free if a and b do not overlap, or start at the same place, and 1 more",
				"\u22a2 race-free if stride != 0"), EditorBot.minings(editor));
		bot.await("the regions' marks", () -> editors.marked(editor, CONDITIONAL).size() == 2);
		assertTrue(editors.marked(editor, CONDITIONAL).get(0).startsWith("#pragma omp parallel for"));
		assertNotNull(new BadgeImages().getManagedImage(bot.annotations(editor, CONDITIONAL).get(0)));
		bot.await("the accesses' marks",
				() -> editors.marked(editor, MARKED).equals(List.of("a[i]", "a[i]", "a[i * stride]")));
		bot.showProblems();
		bot.await("the problems", () -> bot.treeTexts().contains("race-free if stride != 0"));
	}

	@Test
	void theBadgeFollowsTheCondition() throws Exception {
		ITextEditor editor = editors.open(project.file("scale.c", SCALE), EditorBot.PLAIN);
		bot.await("the badge", () -> EditorBot.minings(editor).equals(List.of("\u22a2 race-free if stride != 0")));
		EditorBot.replace(editor, "int stride", "int stride, int step");
		EditorBot.replace(editor, "i * stride", "i * step");
		bot.await("the other condition", () -> EditorBot.minings(editor).equals(List.of("\u22a2 race-free if step != 0")));
		EditorBot.replace(editor, "i * step", "i");
		bot.await("the proof", () -> editors.marked(editor, PROVED).size() == 1 && editors.marked(editor, CONDITIONAL).isEmpty());
	}

	@Test
	void anAcceptedRaceAndAConditionAreBothTold() throws Exception {
		String text = "int last;\n" + SCALE.replace("i < n; i++)\n", "i < n; i++) {\n").replace("= i;\n",
				"= i;\n\t\t// racelens: accept race on last: any value will do\n\t\tlast = i;\n\t}\n");
		ITextEditor editor = editors.open(project.file("last.c", text), EditorBot.PLAIN);
		bot.await("the badge", () -> EditorBot.minings(editor).equals(List.of("\u22a2 1 accepted race, else race-free if stride != 0")));
	}

	@Test
	void theHoverOfTheDirectiveListsAllConditionsWithTheirPlaces() throws Exception {
		ITextEditor editor = editors.open(project.file("add.c", ADD), EditorBot.PLAIN);
		bot.await("the badge", () -> editors.marked(editor, CONDITIONAL).size() == 1);
		String words = EditorBot.words(editors.hover(editor, "#pragma omp"));
		assertContains("parallel for in add: race-free if a and b do not overlap, or start at the same place, and 1 more", words);
		assertContains("Race-free if:", words);
		assertContains("line 4: a and b do not overlap, or start at the same place", words);
		assertContains("line 4: a and c do not overlap, or start at the same place", words);
	}

	@Test
	void theHoverOfTheAccessOffersToStateTheCondition() throws Exception {
		IFile file = project.file("scale.c", SCALE);
		ITextEditor editor = editors.open(file, EditorBot.PLAIN);
		bot.await("the marker", () -> editors.marked(editor, MARKED).equals(List.of("a[i * stride]")));
		bot.await("the fixes", () -> offers().of(file).isPresent());
		String words = EditorBot.words(editors.hover(editor, "a[i * stride]"));
		assertContains("race-free if stride != 0", words);
		assertContains("State that stride != 0 (assert)", words);
	}

	@Test
	void aVerifiedAssertionMakesTheMarkerGo() throws Exception {
		IFile file = shown("scale.c", SCALE);
		IMarkerResolution fix = resolutions(onlyCondition(file))[0];
		assertEquals("State that stride != 0 (assert)", words(fix.getLabel()));
		String description = ((IMarkerResolution2) fix).getDescription();
		assertContains("unless NDEBUG is defined", description);
		assertContains("does not depend on the condition any more", description);
		assertContains("+\tassert(stride != 0);", description);
		fix.run(onlyCondition(file));
		assertEquals(STATED, text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), conditions(file));
		ITextEditor editor = bot.open(file);
		bot.await("the proof", () -> editors.marked(editor, PROVED).size() == 1);
		undo(file);
		assertEquals(SCALE, text(file));
		bot.awaitAnalyses();
		onlyCondition(file);
	}

	@Test
	void withoutAssertionsADirectiveStatesIt() throws Exception {
		IFile file = shown("scale.c", SCALE.replace("#include <assert.h>\n", ""));
		IMarkerResolution fix = resolutions(onlyCondition(file))[0];
		assertEquals("State that stride != 0 (assume)", words(fix.getLabel()));
		fix.run(onlyCondition(file));
		assertContains("#pragma omp assume holds(stride != 0)\n#pragma omp parallel for\n", text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), conditions(file));
	}

	@Test
	void severalConditionsAreStatedInOneStep() throws Exception {
		String text = SCALE + SCALE.replace("#include <assert.h>\n", "").replace("scale", "stretch");
		IFile file = shown("both.c", text);
		IMarker[] markers = conditions(file).toArray(IMarker[]::new);
		assertEquals(2, markers.length);
		WorkbenchMarkerResolution fix = (WorkbenchMarkerResolution) resolutions(markers[0])[0];
		assertEquals(List.of(markers[1]), List.of(fix.findOtherMarkers(markers)));
		fix.run(markers, new NullProgressMonitor());
		assertEquals(text.replace("#pragma", "\tassert(stride != 0);\n#pragma"), text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), conditions(file));
		undo(file);
		assertEquals(text, text(file));
	}

	@Test
	void aQualifierSaysThatRangesDoNotOverlap() throws Exception {
		IFile file = shown("add.c", ADD);
		IMarkerResolution fix = resolutions(conditions(file).get(0))[0];
		assertEquals("State that nothing else leads to the memory of a (restrict)", words(fix.getLabel()));
		assertContains("+void add(double *restrict a, double *b", ((IMarkerResolution2) fix).getDescription());
		fix.run(conditions(file).get(0));
		assertEquals(ADD.replace("*a", "*restrict a"), text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), conditions(file));
	}

	@Test
	void whatTheLanguageCannotSayIsNotOffered() throws Exception {
		IFile file = project.file("add.c", "double *a, *b;\nvoid add(int n) {\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < n; i++)\n\t\ta[i] = b[i];\n}\n");
		bot.open(file);
		bot.awaitAnalyses();
		bot.awaitFixes();
		assertEquals(1, conditions(file).size());
		assertEquals(List.of("Confirm by running…"), words(resolutions(onlyCondition(file))));
	}

	/** By place and words: the workspace has its markers in no order. */
	private static List<IMarker> conditions(IFile file) throws CoreException {
		return Stream.of(file.findMarkers(FindingKind.CONDITION.markerType(), true, 0))
				.sorted(Comparator.comparingInt((IMarker m) -> m.getAttribute(IMarker.CHAR_START, -1))
						.thenComparing(ConditionTest::message))
				.toList();
	}

	private static IMarker onlyCondition(IFile file) throws CoreException {
		assertEquals(1, conditions(file).size());
		return conditions(file).get(0);
	}

	private static String message(IMarker marker) {
		return marker.getAttribute(IMarker.MESSAGE, "");
	}

	private static String level() {
		return PreferenceSchema.LEVELS.get(FindingKind.CONDITION).key();
	}

	private static void assertContains(String part, String words) {
		assertTrue(words.contains(part), () -> "no " + part + " in: " + words);
	}
}

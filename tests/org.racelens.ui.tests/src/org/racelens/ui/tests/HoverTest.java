package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ui.witness.WitnessView;

/** What is told where the mouse stands. */
class HoverTest extends EditedProject {
	private static final String SHIFT = TestProject.RACY.replace("int sum", "int a[101]").replace("sum += i", "a[i] = a[i + 1]");

	@AfterEach
	void leaveHovers() {
		editors.leaveAll();
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void aRaceIsToldWithItsWitness(String editorId) throws Exception {
		ITextEditor editor = racy(editorId);
		String words = EditorBot.words(editors.hover(editor, "a[i] ="));
		assertContains("data race on a: thread 1 writes a[i] in iteration i=1 while thread 0 reads a[i + 1] in iteration i=0", words);
		assertContains("thread 0", words);
		assertContains("thread 1", words);
		assertContains("writes a[i]", words);
		assertContains("reads a[i + 1]", words);
		assertContains("i=0", words);
		assertContains("i=1", words);
		assertContains("a[i] (i=1) = a[i + 1] (i=0) = a[1]", words);
		assertContains("T=2", words);
		assertEquals(words.indexOf("data race on a"), words.lastIndexOf("data race on a"), "said twice: " + words);
	}

	@Test
	void theOtherEndTellsTheSame() throws Exception {
		ITextEditor editor = racy(EditorBot.PLAIN);
		String words = EditorBot.words(editors.hover(editor, "a[i + 1]"));
		assertContains("data race on a: thread 1 writes a[i] in iteration i=1 while thread 0 reads a[i + 1] in iteration i=0", words);
		assertContains("a[i] (i=1) = a[i + 1] (i=0) = a[1]", words);
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theOtherEndOffersFixesAndWitness(String editorId) throws Exception {
		String text = SHIFT.replace("a[i] = a[i + 1]", "a[i] = 2 * (i > 50 ? a[i + 1] : 0)");
		ITextEditor editor = racy(project.file("shift.c", text), editorId);
		bot.awaitFixes();
		Shell hover = editors.hover(editor, "a[i + 1]");
		String words = EditorBot.words(hover);
		assertContains("data race on a: ", words);
		assertContains("Explain this race", words);
		assertContains("Accept this race here (comment)", words);
		EditorBot.click(hover, "Show witness");
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("a", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
	}

	/** Quick fixes of editors are those of markers, and the marker is in the file that was analysed: here the hover has them. */
	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theOtherEndInAHeaderOffersFixesAndWitness(String editorId) throws Exception {
		IFile header = project.file("next.h", "static int next(const int *x, int i) {\n\treturn x[i + 1];\n}\n");
		String text = "#include \"next.h\"\n" + SHIFT.replace("a[i] = a[i + 1]", "a[i] = next(a, i)");
		IFile file = project.file("shift.c", text);
		ITextEditor source = editors.open(file, editorId);
		ITextEditor shown = editors.open(header, editorId);
		bot.await("the end in the header", () -> editors.marked(shown, "org.racelens.ui.secondEnd").equals(List.of("x[i + 1]")));
		bot.awaitFixes();
		Shell hover = editors.hover(shown, "x[i + 1]");
		String words = EditorBot.words(hover);
		assertContains("data race on x: ", words);
		assertContains("Explain this race", words);
		String accept = words.lines().filter(l -> l.contains("Accept this race here (comment)")).findFirst().orElseThrow();
		assertContains(". ", accept);
		EditorBot.click(hover, "Show witness");
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("x", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
		assertEquals(text, EditorBot.document(source).get());
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theDirectiveExplainsItsRace(String editorId) throws Exception {
		ITextEditor editor = editors.open(project.file("sum.c", TestProject.RACY), editorId);
		bot.await("the badge", () -> editors.marked(editor, "org.racelens.ui.racyRegion").size() == 1);
		bot.awaitFixes();
		Shell hover = editors.hover(editor, "#pragma omp");
		EditorBot.click(hover, EditorBot.words(hover).lines().filter(l -> l.endsWith("Explain this race")).findFirst().orElseThrow());
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("sum", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
	}

	/** F2 keeps the hover and gives it the focus, and Tab goes to what can be done. */
	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theKeyboardReachesTheLinksOfAHover(String editorId) throws Exception {
		ITextEditor editor = racy(editorId);
		Shell passing = editors.hover(editor, "a[i] =");
		editor.getAction(ITextEditorActionConstants.SHOW_INFORMATION).run();
		bot.await("the focus of the hover", () -> isInHover(Display.getCurrent().getFocusControl()));
		assertTrue(passing.isDisposed() || !passing.isVisible() || passing == Display.getCurrent().getFocusControl().getShell());
		Set<Control> reached = new HashSet<>();
		while (!(Display.getCurrent().getFocusControl() instanceof Link)) {
			Control focus = Display.getCurrent().getFocusControl();
			assertTrue(reached.add(focus), () -> "no link but " + reached);
			assertTrue(focus.traverse(SWT.TRAVERSE_TAB_NEXT));
			bot.pumpFor(Duration.ofMillis(50));
		}
		Shell kept = Display.getCurrent().getFocusControl().getShell();
		EditorBot.click(kept, "Show witness");
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("a", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
	}

	private static boolean isInHover(Control control) {
		return control != null && control.getShell().getText().isEmpty() && (control.getShell().getStyle() & SWT.ON_TOP) != 0;
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theDirectiveTellsItsRacesAndOffersTheirFixes(String editorId) throws Exception {
		ITextEditor editor = editors.open(project.file("sum.c", TestProject.RACY), editorId);
		bot.await("the badge", () -> editors.marked(editor, "org.racelens.ui.racyRegion").size() == 1);
		bot.awaitFixes();
		Shell hover = editors.hover(editor, "#pragma omp");
		String words = EditorBot.words(hover);
		assertContains("parallel for in main: 1 race", words);
		assertContains("Races:", words);
		assertContains("data race on sum: ", words);
		String fix = words.lines().filter(l -> l.contains("1. Add reduction(+:sum)")).findFirst().orElseThrow();
		EditorBot.click(hover, fix);
		assertContains("parallel for reduction(+:sum)", EditorBot.document(editor).get());
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void aLinkLeadsToAnEnd(String editorId) throws Exception {
		String text = SHIFT.replace("a[i] = a[i + 1]", "a[i] =\n\t\t\ta[i + 1]");
		ITextEditor editor = editors.open(project.file("shift.c", text), editorId);
		bot.await("the second end", () -> editors.marked(editor, "org.racelens.ui.secondEnd").size() == 1);
		Shell hover = editors.hover(editor, "a[i] =");
		EditorBot.click(hover, "line 7");
		assertEquals("a[i + 1]", ((ITextSelection) editor.getSelectionProvider().getSelection()).getText());
		assertTrue(hover.isDisposed() || !hover.isVisible());
	}

	@Test
	void aLinkAppliesAVerifiedFix() throws Exception {
		ITextEditor editor = editors.open(project.file("sum.c", TestProject.RACY), EditorBot.PLAIN);
		bot.await("the race", () -> editors.marked(editor, "org.racelens.ui.definiteRace").equals(List.of("sum")));
		bot.awaitFixes();
		Shell hover = editors.hover(editor, "sum += i");
		String fix = EditorBot.words(hover).lines().filter(l -> l.contains("reduction(+")).findFirst().orElseThrow();
		EditorBot.click(hover, fix);
		assertContains("reduction(+", EditorBot.document(editor).get());
		bot.await("the end of the race", () -> editors.marked(editor, "org.racelens.ui.definiteRace").isEmpty());
	}

	@Test
	void aLinkOpensTheWitness() throws Exception {
		ITextEditor editor = racy(EditorBot.PLAIN);
		EditorBot.click(editors.hover(editor, "a[i] ="), "Show witness");
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("a", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void aBadgeTellsHowItWasProved(String editorId) throws Exception {
		String text = SHIFT.replace("a[i + 1]", "a[i] + 1");
		ITextEditor editor = editors.open(project.file("proved.c", text), editorId);
		bot.await("the badge", () -> editors.marked(editor, "org.racelens.ui.provedRegion").size() == 1);
		String words = EditorBot.words(editors.hover(editor, "#pragma omp"));
		assertContains("parallel for in main: race-free, proved", words);
		assertContains("2 pairs of conflicting accesses: ", words);
		assertContains("Show all regions", words);
	}

	@Test
	void aRegionWithoutAnAnswerTellsWhy() throws Exception {
		String text = "void call(void);\n" + SHIFT.replace("a[i] = a[i + 1]", "call()");
		ITextEditor editor = editors.open(project.file("open.c", text), EditorBot.PLAIN);
		bot.await("the badge", () -> editors.marked(editor, "org.racelens.ui.undecidedRegion").size() == 1);
		String words = EditorBot.words(editors.hover(editor, "#pragma omp"));
		assertContains("Not understood:", words);
		assertContains("line 7: ", words);
		assertContains("call", words);
	}

	@Test
	void problemsOfOthersAreToldAsBefore() throws Exception {
		IFile file = project.file("shift.c", SHIFT);
		file.createMarker(IMarker.PROBLEM, Map.of(IMarker.MESSAGE, "somebody else's problem", IMarker.SEVERITY, IMarker.SEVERITY_ERROR,
				IMarker.CHAR_START, SHIFT.indexOf("return"), IMarker.CHAR_END, SHIFT.indexOf("return") + 6, IMarker.LINE_NUMBER, 7));
		ITextEditor editor = racy(file, EditorBot.PLAIN);
		Shell hover = editors.hover(editor, "return");
		assertContains("somebody else's problem", EditorBot.words(hover));
		editors.leave(editor, hover);
		assertContains("thread 1", EditorBot.words(editors.hover(editor, "a[i] =")));
	}

	private ITextEditor racy(String editorId) throws Exception {
		return racy(project.file("shift.c", SHIFT), editorId);
	}

	private ITextEditor racy(IFile file, String editorId) throws Exception {
		ITextEditor editor = editors.open(file, editorId);
		bot.await("the second end", () -> editors.marked(editor, "org.racelens.ui.secondEnd").size() == 1);
		return editor;
	}

	private static void assertContains(String part, String words) {
		assertTrue(words.contains(part), () -> "no " + part + " in: " + words);
	}
}

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.settings.FindingKind;

/** What the workbench shows of the races of saved files. */
class RaceMarkerTest extends WorkbenchProject {
	private static final String DEFINITE_ANNOTATION = "org.racelens.ui.definiteRace";

	@Test
	void aSavedRaceIsOneProblemAtTheAccess() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		ITextEditor editor = bot.open(file);
		bot.showProblems();
		bot.awaitAnalyses();

		IMarker marker = TestProject.onlyRace(file);
		int offset = TestProject.RACY.indexOf("sum +=");
		assertEquals(FindingKind.DEFINITE_RACE.markerType(), marker.getType());
		assertTrue(marker.isSubtypeOf(IMarker.PROBLEM));
		assertEquals(IMarker.SEVERITY_WARNING, marker.getAttribute(IMarker.SEVERITY, -1));
		assertEquals(6, marker.getAttribute(IMarker.LINE_NUMBER, -1));
		assertEquals(offset, marker.getAttribute(IMarker.CHAR_START, -1));
		assertEquals(offset + "sum".length(), marker.getAttribute(IMarker.CHAR_END, -1));
		assertTrue(marker.getAttribute(IMarker.MESSAGE, "").startsWith("data race on sum: "));

		bot.await("the annotation", () -> bot.annotations(editor, DEFINITE_ANNOTATION).size() == 1);
		Annotation annotation = bot.annotations(editor, DEFINITE_ANNOTATION).get(0);
		assertEquals(new Position(offset, "sum".length()),
				editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput()).getPosition(annotation));
		bot.await("the entry in the Problems view", () -> bot.treeTexts().contains(marker.getAttribute(IMarker.MESSAGE, "")));
		bot.screenshot("first-marker");
	}

	@Test
	void theMarkerNamesTheSecondEnd() throws Exception {
		String text = TestProject.RACY.replace("int sum", "int a[101]").replace("sum += i", "a[i] = a[i + 1]");
		IFile file = project.file("shift.c", text);
		bot.awaitAnalyses();

		IMarker marker = TestProject.onlyRace(file);
		assertEquals("a[i]", text(text, marker, IMarker.CHAR_START, IMarker.CHAR_END));
		assertEquals("a[i + 1]", text(text, marker, FindingMarker.SECOND_CHAR_START, FindingMarker.SECOND_CHAR_END));
		assertEquals(6, marker.getAttribute(FindingMarker.SECOND_LINE, -1));
		assertEquals(file.getLocation().toOSString(), marker.getAttribute(FindingMarker.SECOND_PATH, ""));
	}

	@Test
	void theMarkerGoesWhenTheFixedTextIsSaved() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		ITextEditor editor = bot.open(file);
		bot.awaitAnalyses();
		bot.await("the annotation", () -> bot.annotations(editor, DEFINITE_ANNOTATION).size() == 1);

		bot.replaceAndSave(editor, "parallel for", "parallel for reduction(+ : sum)");
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
		bot.await("the end of the annotation", () -> bot.annotations(editor, DEFINITE_ANNOTATION).isEmpty());
	}

	@Test
	void theMarkerFollowsTheTextAndIsNotMadeAnew() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		ITextEditor editor = bot.open(file);
		bot.awaitAnalyses();
		IMarker before = TestProject.onlyRace(file);

		bot.replaceAndSave(editor, "return 0;", "return sum > 0;");
		bot.awaitAnalyses();
		assertEquals(before, TestProject.onlyRace(file));

		bot.replaceAndSave(editor, "int sum;", "/* counts */\nint sum;");
		bot.awaitAnalyses();
		IMarker after = TestProject.onlyRace(file);
		assertEquals(7, after.getAttribute(IMarker.LINE_NUMBER, -1));
		assertEquals(7, after.getAttribute(FindingMarker.SECOND_LINE, -1));
		bot.await("the annotation", () -> bot.annotations(editor, DEFINITE_ANNOTATION).size() == 1);
	}

	@Test
	void offsetsAreThoseOfTheEditor() throws Exception {
		String text = "/* größer: 𝛴 */\r\n" + TestProject.RACY.replace("\n", "\r\n");
		IFile file = project.file("mark.c", ("\ufeff" + text).getBytes(StandardCharsets.UTF_8));
		ITextEditor editor = bot.open(file);
		bot.awaitAnalyses();
		String shown = editor.getDocumentProvider().getDocument(editor.getEditorInput()).get();
		assertEquals("sum", text(shown, TestProject.onlyRace(file), IMarker.CHAR_START, IMarker.CHAR_END));
		assertEquals(shown.indexOf("sum +="), TestProject.onlyRace(file).getAttribute(IMarker.CHAR_START, -1));
	}

	@Test
	void aRaceInAHeaderIsShownAtTheCall() throws Exception {
		project.file("add.h", "static int sum;\nstatic void add(int i) {\n\tsum += i;\n}\n");
		IFile file = project.file("main.c", "#include \"add.h\"\n" + TestProject.RACY.replace("sum += i", "add(i)"));
		bot.awaitAnalyses();
		IMarker marker = TestProject.onlyRace(file);
		assertEquals(7, marker.getAttribute(IMarker.LINE_NUMBER, -1));
		assertTrue(marker.getAttribute(FindingMarker.SECOND_PATH, "").endsWith("add.h"));
		assertEquals(3, marker.getAttribute(FindingMarker.SECOND_LINE, -1));
	}

	@ParameterizedTest
	@ValueSource(strings = { "a.c", "a.cc", "a.cpp", "a.cxx", "a.C" })
	void cAndCppFilesAreAnalysed(String name) throws Exception {
		IFile file = project.file(name, TestProject.RACY);
		bot.awaitAnalyses();
		TestProject.onlyRace(file);
	}

	@ParameterizedTest
	@ValueSource(strings = { "a.txt", "a", "c", "a.java" })
	void otherFilesAreNot(String name) throws Exception {
		IFile file = project.file(name, TestProject.RACY);
		bot.awaitAnalyses();
		assertFalse(file.findMarkers(null, true, 0).length > 0);
	}

	private static String text(String text, IMarker marker, String start, String end) {
		return text.substring(marker.getAttribute(start, -1), marker.getAttribute(end, -1));
	}
}

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ends of a race belong together. */
class RelatedEndTest extends EditedProject {
	private static final String SECOND = "org.racelens.ui.secondEnd";
	private static final String LIGHT = "org.racelens.ui.raceEnd";
	private static final String COMMAND = "org.racelens.ui.otherEnd";
	private static final String SHIFT = TestProject.RACY.replace("int sum", "int a[101]").replace("sum += i", "a[i] = a[i + 1]");

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void theSecondEndIsMarked(String editorId) throws Exception {
		IFile file = project.file("shift.c", SHIFT);
		ITextEditor editor = editors.open(file, editorId);
		bot.await("the second end", () -> editors.marked(editor, SECOND).equals(List.of("a[i + 1]")));
		assertTrue(bot.annotations(editor, SECOND).get(0).getText().startsWith("Other end of: data race on a: "));
		assertEquals(1, TestProject.races(file).size());

		EditorBot.replace(editor, "int main", "/* moves */ int main");
		assertEquals(List.of("a[i + 1]"), editors.marked(editor, SECOND));
		EditorBot.replace(editor, "a[i + 1]", "a[i]");
		bot.await("the end of the race", () -> editors.marked(editor, SECOND).isEmpty());
	}

	@Test
	void aRaceAtOnePlaceHasNoSecondEnd() throws Exception {
		ITextEditor editor = editors.open(project.file("sum.c", TestProject.RACY), EditorBot.PLAIN);
		bot.await("the race", () -> editors.marked(editor, "org.racelens.ui.definiteRace").size() == 1);
		assertEquals(List.of(), editors.marked(editor, SECOND));
	}

	@Test
	void bothEndsLightUpWithTheCursorInOneAndGoOut() throws Exception {
		ITextEditor editor = editors.open(project.file("shift.c", SHIFT), EditorBot.PLAIN);
		bot.await("the second end", () -> editors.marked(editor, SECOND).size() == 1);
		EditorBot.cursor(editor, "a[i] =");
		bot.await("the lights", () -> editors.marked(editor, LIGHT).equals(List.of("a[i]", "a[i + 1]")));
		EditorBot.cursor(editor, "return 0");
		bot.await("darkness", () -> editors.marked(editor, LIGHT).isEmpty());
		EditorBot.cursor(editor, "a[i + 1]");
		bot.await("the lights", () -> editors.marked(editor, LIGHT).equals(List.of("a[i]", "a[i + 1]")));
		EditorBot.replace(editor, "a[i + 1]", "1");
		bot.await("darkness", () -> editors.marked(editor, LIGHT).isEmpty());
	}

	@Test
	void bothEndsLightUpWithTheProblem() throws Exception {
		IFile file = project.file("shift.c", SHIFT);
		ITextEditor editor = editors.open(file, EditorBot.PLAIN);
		bot.await("the second end", () -> editors.marked(editor, SECOND).size() == 1);
		bot.showProblems();
		IMarker race = TestProject.onlyRace(file);
		bot.await("the entry in the Problems view", () -> bot.treeTexts().contains(race.getAttribute(IMarker.MESSAGE, "")));
		bot.page().showView(IPageLayout.ID_PROBLEM_VIEW);
		for (int i = 0; i < 5 && editors.marked(editor, LIGHT).isEmpty(); i++) {
			// the view may fill its rows anew in between
			editors.choose(race.getAttribute(IMarker.MESSAGE, ""));
			bot.pumpFor(Duration.ofSeconds(2));
		}
		assertEquals(List.of("a[i]", "a[i + 1]"), editors.marked(editor, LIGHT));
	}

	@Test
	void anEndInAHeaderIsMarkedAndLitInItsOwnEditor() throws Exception {
		IFile header = project.file("add.h", "static int sum;\nstatic void add(int i) {\n\tsum += i;\n}\n");
		IFile file = project.file("main.c",
				"#include \"add.h\"\n" + TestProject.RACY.replace("int sum;\n", "").replace("sum += i", "add(i)"));
		ITextEditor source = editors.open(file, EditorBot.PLAIN);
		ITextEditor shown = editors.open(header, EditorBot.GENERIC);
		bot.await("the end in the header", () -> editors.marked(shown, SECOND).equals(List.of("sum")));
		bot.page().activate(source);
		EditorBot.cursor(source, "add(i);");
		bot.await("the lights", () -> editors.marked(source, LIGHT).size() == 1 && editors.marked(shown, LIGHT).equals(List.of("sum")));
		bot.page().closeEditor(source, false);
		assertEquals(List.of("sum"), editors.marked(shown, SECOND));
		file.delete(true, null);
		bot.await("the end of the race", () -> editors.marked(shown, SECOND).isEmpty());
	}

	@Test
	void aCommandGoesFromEndToEnd() throws Exception {
		ITextEditor editor = editors.open(project.file("shift.c", SHIFT), EditorBot.PLAIN);
		bot.await("the second end", () -> editors.marked(editor, SECOND).size() == 1);
		EditorBot.replace(editor, "int main", "/* moves */ int main");
		EditorBot.cursor(editor, "a[i] =");
		goOn();
		assertEquals("a[i + 1]", selected(editor));
		goOn();
		assertEquals("a[i]", selected(editor));
		EditorBot.cursor(editor, "return 0");
		goOn();
		assertEquals("", selected(editor));
		assertEquals(1, PlatformUI.getWorkbench().getService(IBindingService.class).getActiveBindingsFor(COMMAND).length);
	}

	@Test
	void theCommandOpensTheFileOfTheOtherEnd() throws Exception {
		IFile header = project.file("add.h", "static int sum;\nstatic void add(int i) {\n\tsum += i;\n}\n");
		IFile file = project.file("main.c",
				"#include \"add.h\"\n" + TestProject.RACY.replace("int sum;\n", "").replace("sum += i", "add(i)"));
		ITextEditor source = editors.open(file, EditorBot.PLAIN);
		bot.await("the race", () -> editors.marked(source, "org.racelens.ui.definiteRace").size() == 1);
		EditorBot.cursor(source, "add(i);");
		goOn();
		ITextEditor opened = (ITextEditor) bot.page().getActiveEditor();
		assertEquals(header, opened.getEditorInput().getAdapter(IFile.class));
		assertEquals("sum", selected(opened));
		bot.await("the end in the header", () -> editors.marked(opened, SECOND).equals(List.of("sum")));
	}

	private static void goOn() throws Exception {
		PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(COMMAND, null);
	}

	private static String selected(ITextEditor editor) {
		return ((ITextSelection) editor.getSelectionProvider().getSelection()).getText();
	}
}

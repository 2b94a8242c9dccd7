package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.ide.settings.FindingKind;

/** Quick fixes of messages of bad input, in the workbench. */
class CorrectionTest extends FixProject {
	private final EditorBot editors = new EditorBot(bot);

	@AfterEach
	void leaveHovers() {
		editors.leaveAll();
	}

	private static String loop(String directive) {
		return """
				int a[100];
				void f(int s, int t) {
				#pragma omp %s
					for (int i = 0; i < 100; i++)
						a[i] = i;
				}
				""".formatted(directive);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
			parallel fro                             | Replace 'fro' by 'for'           | parallel for
			parallel for privat(t)                   | Replace 'privat' by 'private'    | parallel for private(t)
			parallel for;                            | Remove ';'                       | parallel for
			parallel for nowait                      | Remove 'nowait'                  | parallel for
			parallel for if(s) if(t)                 | Remove 'if(t)'                   | parallel for if(s)
			parallel for private(t) shared(s, t)     | Remove 't'                       | parallel for private(t) shared(s)
			""")
	void aMessageGoesWithItsCorrection(String wrong, String label, String right) throws Exception {
		IFile file = project.file("loop.c", loop(wrong));
		bot.open(file);
		bot.awaitAnalyses();
		IMarker message = messages(file).get(0);
		IMarkerResolution[] all = resolutions(message);
		assertEquals(List.of(label), words(all));
		String description = ((IMarkerResolution2) all[0]).getDescription();
		assertTrue(description.contains("+#pragma omp " + right), description);
		all[0].run(message);
		assertEquals(loop(right), text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), messages(file));
		undo(file);
		assertEquals(loop(wrong), text(file));
	}

	@Test
	void allThatDefaultNoneLacksIsListedAtOnce() throws Exception {
		IFile file = project.file("loop.c", loop("parallel for default(none)").replace("= i;", "= s + t;"));
		bot.open(file);
		bot.awaitAnalyses();
		List<IMarker> messages = messages(file);
		assertEquals(3, messages.size());
		IMarkerResolution[] all = resolutions(messages.get(1));
		assertEquals("1. List a, s, t as shared", all[0].getLabel());
		assertEquals(List.of("List a, s, t as shared", "List s as shared", "List s as firstprivate"), words(all));
		assertEquals(2, ((WorkbenchMarkerResolution) all[0]).findOtherMarkers(messages.toArray(IMarker[]::new)).length);
		((WorkbenchMarkerResolution) all[0]).run(messages.toArray(IMarker[]::new), new NullProgressMonitor());
		assertTrue(text(file).contains("#pragma omp parallel for default(none) shared(a, s, t)\n"), text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), messages(file));
	}

	@Test
	void whatDevicesUseIsDeclaredForThem() throws Exception {
		String text = """
				int limits[] = { 1, 2 }; // of all
				int a[100];
				static int above(int x) { return x > limits[1]; }
				void f(void) {
				#pragma omp target parallel for map(a)
					for (int i = 0; i < 100; i++)
						a[i] = above(a[i]);
				}
				""";
		IFile file = project.file("device.c", text);
		bot.open(file);
		bot.awaitAnalyses();
		IMarker message = messages(file).get(0);
		IMarkerResolution[] all = resolutions(message);
		assertEquals(List.of("Add declare target for limits"), words(all));
		all[0].run(message);
		assertEquals(text.replace("// of all\n", "// of all\n#pragma omp declare target(limits)\n"), text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), messages(file));
		undo(file);
		assertEquals(text, text(file));
	}

	@Test
	void whatIsInTheWayOfAnotherCorrectionIsLeftOutAndTold() throws Exception {
		String text = loop("parallel for private(uu, uu)") + loop("parallel for private(s, uu)").replace("int a[100];\nvoid f", "void g");
		IFile file = project.file("loop.c", text);
		bot.open(file);
		bot.awaitAnalyses();
		IMarker[] messages = messages(file).stream().filter(m -> m.getAttribute(IMarker.MESSAGE, "").contains("not a variable"))
				.toArray(IMarker[]::new);
		assertEquals(3, messages.length);
		((WorkbenchMarkerResolution) resolutions(messages[0])[0]).run(messages, new NullProgressMonitor());
		assertEquals(text.replace("private(uu, uu)", "private(uu)").replace("private(s, uu)", "private(s)"), text(file));
		bot.await("what is told", () -> Dialogs.all(bot.page().getWorkbenchWindow().getShell(), CLabel.class)
				.anyMatch(l -> l.getText() != null && l.getText().contains("Left out in loop.c, since they are in the way of others: 1.")));
	}

	@ParameterizedTest
	@CsvSource({ EditorBot.PLAIN, EditorBot.GENERIC })
	void editorsListTheCorrectionAtTheWord(String editorId) throws Exception {
		IFile file = project.file("loop.c", loop("parallel fro"));
		ITextEditor editor = editors.openRaised(file, editorId, 1);
		bot.await("the message", () -> editors.marked(editor, "org.racelens.ui.conformance").equals(List.of("fro")));
		bot.page().activate(editor);
		ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
		assertEquals(List.of("Replace 'fro' by 'for'"), Proposals.cdt(viewer, loop("parallel fro").indexOf("fro")));
		String words = EditorBot.words(editors.hover(editor, "fro\n"));
		assertTrue(words.contains("Replace 'fro' by 'for'"), words);
	}

	/** By place: the workspace has its markers in no order. */
	private static List<IMarker> messages(IFile file) throws Exception {
		return Stream.of(file.findMarkers(FindingKind.CONFORMANCE.markerType(), true, 0))
				.sorted(Comparator.comparingInt((IMarker m) -> m.getAttribute(IMarker.CHAR_START, -1))).toList();
	}
}

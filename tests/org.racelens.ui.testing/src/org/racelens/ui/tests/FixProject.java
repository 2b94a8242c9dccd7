package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.IDocument;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.LiveAnalysis;

/** A project whose files have races that fixes are found for. */
abstract class FixProject extends DialogProject {
	static final String FIXED = TestProject.RACY.replace("parallel for", "parallel for reduction(+:sum)");
	static final String REDUCTION = "Add reduction(+:sum) to the parallel for of line 4";
	static final String TWO_LOOPS = """
			int sum, product = 1;

			void both(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					sum += i;
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					product *= i;
			}
			""";
	static final String TWO_LOOPS_FIXED = TWO_LOOPS.replaceFirst("parallel for", "parallel for reduction(+:sum)")
			.replaceFirst("parallel for\n", "parallel for reduction(*:product)\n");

	/** A file in an editor, its races marked and their fixes known. */
	IFile shown(String name, String text) throws Exception {
		IFile file = project.file(name, text);
		bot.open(file);
		awaitFixes(file);
		return file;
	}

	void awaitFixes(IFile file) {
		bot.awaitAnalyses();
		bot.await("the fixes", () -> offers().of(file).isPresent());
	}

	static FixOffers offers() {
		return PlatformUI.getWorkbench().getService(FixOffers.class);
	}

	static LiveAnalysis live() {
		return PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	}

	static IMarkerResolution[] resolutions(IMarker marker) {
		assertTrue(IDE.getMarkerHelpRegistry().hasResolutions(marker));
		return IDE.getMarkerHelpRegistry().getResolutions(marker);
	}

	static IMarkerResolution resolution(IFile file, String label) throws Exception {
		IMarkerResolution[] all = resolutions(TestProject.onlyRace(file));
		return Stream.of(all).filter(r -> words(r.getLabel()).equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError(label + " is none of " + Stream.of(all).map(IMarkerResolution::getLabel).toList()));
	}

	/** What an entry says, without the number that keeps its place in editors that sort by words. */
	static String words(String label) {
		return label.replaceFirst("^\\d+\\. ", "");
	}

	static List<String> words(IMarkerResolution[] all) {
		return Stream.of(all).map(r -> words(r.getLabel())).toList();
	}

	IDocument document(IFile file) throws Exception {
		ITextEditor editor = bot.open(file);
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	String text(IFile file) throws Exception {
		return document(file).get();
	}

	static String saved(IFile file) throws Exception {
		return new String(file.getContents().readAllBytes(), StandardCharsets.UTF_8);
	}

	void undo(IFile file) throws Exception {
		DocumentUndoManagerRegistry.getDocumentUndoManager(document(file)).undo();
	}
}

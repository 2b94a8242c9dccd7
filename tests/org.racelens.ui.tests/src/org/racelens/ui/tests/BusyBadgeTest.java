package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The answers above the directives of files that are opened by each kind of editor, while the machine is busy with something else. */
class BusyBadgeTest extends EditedProject {
	private static final int LOOPS = 16;
	/** In each of two kinds of editor: twenty in all. */
	private static final int OPENINGS = 10;

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void noBadgeIsLostBesideBusyLoops(String editorId) throws Exception {
		List<List<Integer>> raised = new ArrayList<>();
		List<Integer> directives = List.of(3, 13);
		try (BusyLoops loops = new BusyLoops(LOOPS)) {
			for (int i = 0; i < OPENINGS; i++) {
				IFile file = project.file("regions" + i + ".c", Programs.regions(2));
				ITextEditor editor = editors.open(file, editorId);
				bot.await("room above the directives of opening " + i, () -> EditorBot.raisedLines(editor).equals(directives));
				raised.add(EditorBot.raisedLines(editor));
				bot.page().closeEditor(editor, false);
			}
		}
		assertEquals(IntStream.range(0, OPENINGS).mapToObj(i -> directives).toList(), raised);
	}
}

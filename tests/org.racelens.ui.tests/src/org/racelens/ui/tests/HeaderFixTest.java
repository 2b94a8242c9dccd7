package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ui.fix.LoopQuestion;

/** What is offered for headers: nothing that was verified for the header alone. */
class HeaderFixTest extends FixProject {
	/** Alone it gathers a sum; in the source below each iteration looks at what the others have gathered. */
	private static final String KERNEL = """
			#ifndef SEEN
			#define SEEN(i)
			#endif
			static int sum, last;
			static void total(const int *a, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++) {
					sum += a[i];
					SEEN(i);
				}
			}
			static void plain(int *a, int n) {
				for (int i = 0; i < n; i++) {
					a[i] = i;
				}
			}
			""";
	private static final String WHY = "Why there are no fixes for this header…";

	private IFile header;

	@BeforeEach
	void createFiles() throws Exception {
		project.file("kernel.c", """
				#define SEEN(i) (sum > i ? (last = i) : 0)
				#include "kernel.h"
				int a[9];
				int main(void) {
					total(a, 9);
					plain(a, 9);
					return last;
				}
				""");
		header = project.file("kernel.h", KERNEL);
	}

	@Test
	void aRaceOfASourceHasNoFixesInTheHeader() throws Exception {
		bot.open(header);
		bot.await("the races", () -> TestProject.raceCount(header) > 0);
		bot.awaitAnalyses();
		bot.awaitFixes();
		// in an editor one of the markers at a place answers for all
		IMarker answering = TestProject.races(header).stream().filter(m -> resolutions(m).length > 0).findFirst().orElseThrow();
		IMarkerResolution[] all = resolutions(answering);
		assertEquals(WHY, words(all).get(0));
		assertTrue(words(all).get(1).startsWith("Explain this race (sum, line "), words(all)::toString);
		dialogs.expect("Verified fixes", shell -> answer(shell, "kernel.h was analysed as a part of kernel.c"));
		all[0].run(answering);
		dialogs.assertAnswered();
		assertEquals(KERNEL, text(header));
	}

	@Test
	void aHeaderThatIsEditedHasNoneEither() throws Exception {
		bot.open(header);
		bot.awaitAnalyses();
		document(header).replace(0, 0, "\n");
		assertTrue(offers().search(header, () -> false).orElseThrow().outcomes().isEmpty());
	}

	@Test
	void aLoopOfAHeaderHasNoAnswer() throws Exception {
		ITextEditor editor = bot.open(header);
		bot.page().activate(editor);
		IDocument document = document(header);
		editor.selectAndReveal(document.getLineOffset(12), 0);
		dialogs.expect("Can this loop be parallel?", shell -> answer(shell, "kernel.h is a part of kernel.c"));
		execute("org.racelens.ui.parallelLoop");
		bot.await("the answer", () -> Job.getJobManager().find(LoopQuestion.FAMILY).length == 0 && dialogs.isNoneExpected());
		assertEquals(KERNEL, text(header));
	}

	@Test
	void aHeaderThatStandsAloneHasFixesUntilItIsClosed() throws Exception {
		IFile alone = project.file("alone.h", TestProject.RACY);
		ITextEditor editor = bot.open(alone);
		awaitFixes(alone);
		assertTrue(words(resolutions(TestProject.onlyRace(alone))).contains(REDUCTION));
		bot.page().closeEditor(editor, false);
		bot.awaitAnalyses();
		assertTrue(offers().of(alone).isEmpty(), "nobody looks at the file");
		assertEquals(0, Job.getJobManager().find(FixOffers.FAMILY).length);
	}

	private static void answer(Shell shell, String words) {
		assertTrue(Dialogs.all(shell, Label.class).anyMatch(l -> l.getText().startsWith(words)),
				() -> Dialogs.all(shell, Label.class).map(Label::getText).toList().toString());
		Dialogs.press(shell, "OK");
	}
}

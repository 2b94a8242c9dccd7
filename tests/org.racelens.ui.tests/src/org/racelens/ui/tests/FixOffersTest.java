package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.ide.fix.FixOffers;

/** Which fixes an editor offers, and when. */
class FixOffersTest extends FixProject {
	@Test
	void ctrl1InTheGenericEditorOffersTheFixes() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		ITextEditor editor = (ITextEditor) IDE.openEditor(bot.page(), file, "org.eclipse.ui.genericeditor.GenericEditor");
		awaitFixes(file);
		ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
		int offset = TestProject.RACY.indexOf("sum +=");
		bot.await("the proposals",
				() -> Proposals.generic(viewer, offset).stream().anyMatch(p -> words(p.getDisplayString()).equals(REDUCTION)));
		ICompletionProposal fix = Proposals.generic(viewer, offset).stream().filter(p -> words(p.getDisplayString()).equals(REDUCTION))
				.findFirst()
				.orElseThrow();
		assertTrue(fix.getAdditionalProposalInfo().contains("<pre>"));
		fix.apply(viewer.getDocument());
		assertEquals(FIXED, viewer.getDocument().get());
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
	}

	@Test
	void theListOfFixesShowsTheChangeBesideIt() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		for (String theme : List.of("dark", "light")) {
			Dialogs.theme(theme);
			ITextEditor editor = (ITextEditor) IDE.openEditor(bot.page(), file, "org.eclipse.ui.genericeditor.GenericEditor");
			awaitFixes(file);
			ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
			int offset = TestProject.RACY.indexOf("sum +=");
			bot.await("the proposals", () -> Proposals.generic(viewer, offset).size() > 3);
			editor.selectAndReveal(offset, 0);
			bot.page().activate(editor);
			int shells = Display.getCurrent().getShells().length;
			((ITextOperationTarget) viewer).doOperation(ISourceViewer.QUICK_ASSIST);
			bot.await("the list", () -> Display.getCurrent().getShells().length > shells);
			bot.screenshot("offered-fixes-" + theme);
			bot.page().closeEditor(editor, false);
		}
		Dialogs.theme("light");
	}

	@Test
	void fixesAreFoundForAFileThatWasAnalysedBeforeItIsOpened() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.awaitAnalyses();
		ITextEditor editor = bot.open(file);
		awaitFixes(file);
		bot.page().closeEditor(editor, false);
		bot.awaitAnalyses();
		assertTrue(offers().of(file).isEmpty(), "nobody looks at the file");
		bot.open(file);
		awaitFixes(file);
	}

	@Test
	void anEditEndsWhatIsOfferedAndTheNextPauseFindsItAgain() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		assertTrue(offers().of(file).isPresent());
		document(file).replace(0, 0, "\n");
		assertTrue(offers().of(file).isEmpty(), "what is offered is for another text");
		awaitFixes(file);
		assertEquals(1, offers().of(file).orElseThrow().size());
	}

	@Test
	void offersComeBackWhenAnEditIsUndoneBeforeItWasAnalysed() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.open(file);
		bot.awaitAnalyses();
		document(file).replace(0, 0, "\n");
		undo(file);
		awaitFixes(file);
		assertEquals(TestProject.RACY, text(file));
	}

	@Test
	void theRaceAtTheCursorIsFirstAndItsFixesAreThereBeforeTheOthers() throws Exception {
		List<List<String>> steps = new CopyOnWriteArrayList<>();
		IFile file = project.file("many.c", Programs.regions(12).replaceAll("= a(\\d+)\\[i\\]", "= a$1[i + 1]"));
		ITextEditor editor = bot.open(file);
		editor.selectAndReveal(document(file).get().indexOf("a9[i] ="), 0);
		bot.await("the races at the cursor", () -> !live().attention().selected(file).isEmpty());
		Consumer<IFile> step = f -> offers().known(f).ifPresent(
				fixes -> steps.add(fixes.outcomes().stream().map(o -> o.group().name()).toList()));
		offers().addListener(step);
		try {
			document(file).replace(0, 0, "\n");
			awaitFixes(file);
		} finally {
			offers().removeListener(step);
		}
		assertEquals(List.of("a9"), steps.get(0));
		assertEquals(IntStream.range(0, 12).mapToObj(i -> "a" + i).toList(), steps.get(steps.size() - 1));
	}

	@Test
	void theSearchIsShownAndCanBeCancelled() throws Exception {
		IFile file = project.file("many.c", Programs.regions(12).replaceAll("= a(\\d+)\\[i\\]", "= a$1[i + 1]"));
		bot.open(file);
		bot.await("the search", () -> searches().anyMatch(j -> j.getState() == Job.RUNNING));
		Job search = searches().findFirst().orElseThrow();
		assertFalse(search.isSystem());
		assertEquals("Looking for fixes of the data races in many.c", search.getName());
		search.cancel();
		bot.awaitFixes();
		assertTrue(offers().of(file).isEmpty());
		document(file).replace(0, 0, "\n");
		awaitFixes(file);
	}

	/** The user asks for the fixes while the job searches them, too: what both find is not less than what one of them has found. */
	@Test
	void allFixesStayKnownWhileAnotherSearchGoesOn() throws Exception {
		IFile file = project.file("many.c", Programs.regions(6).replaceAll("= a(\\d+)\\[i\\]", "= a$1[i + 1]"));
		List<Boolean> whole = new CopyOnWriteArrayList<>();
		Consumer<IFile> step = f -> whole.add(offers().of(f).isPresent());
		bot.open(file);
		bot.await("the search", () -> searches().anyMatch(j -> j.getState() == Job.RUNNING));
		offers().addListener(step);
		try {
			offers().search(file, () -> false);
			assertTrue(offers().of(file).isPresent());
			bot.awaitFixes();
		} finally {
			offers().removeListener(step);
		}
		assertFalse(whole.subList(whole.indexOf(true), whole.size()).contains(false), whole::toString);
	}

	private static Stream<Job> searches() {
		return Stream.of(Job.getJobManager().find(FixOffers.FAMILY));
	}

	@Test
	void aRaceFromAnEarlierSessionCanStillBeFixed() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.awaitAnalyses();
		live().results().removeIf(file::equals);
		List<String> labels = words(resolutions(TestProject.onlyRace(file)));
		assertEquals(List.of("Find verified fixes…", "Explain this race"), labels);
		dialogs.expect("Verified fixes", shell -> Dialogs.press(shell, "Apply"));
		resolution(file, "Find verified fixes…").run(TestProject.onlyRace(file));
		dialogs.assertAnswered();
		assertEquals(FIXED, saved(file));
	}
}

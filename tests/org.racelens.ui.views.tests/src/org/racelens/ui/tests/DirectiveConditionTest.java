package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ui.regions.RegionsView;

/** What the directive of a region that is race-free under conditions offers, in Ctrl+1 and in its hover. */
class DirectiveConditionTest extends FixProject {
	private static final String SPREAD = """
			#include <assert.h>

			void spread(double *a, int n, int stride, int step) {
			#pragma omp parallel
				{
			#pragma omp for
					for (int i = 0; i < n; i++)
						a[i * stride] = i;
			#pragma omp for
					for (int i = 0; i < n; i++)
						a[i * step] += i;
				}
			}
			""";
	private static final String DIRECTIVE = "#pragma omp parallel\n";
	private static final String SHOW = "Show what must hold for this region";
	private static final String CONFIRM = "Confirm by running\u2026";
	private static final List<
			String> ALL = List.of("1. State all 2 conditions that the source can say", "2. State that stride != 0 (assert)",
					"3. State that step != 0 (assert)", "4. " + CONFIRM, "5. " + SHOW);

	private final EditorBot editors = new EditorBot(bot);

	@AfterEach
	void leaveHovers() {
		editors.leaveAll();
	}

	@Test
	void allConditionsAreStatedInOneStep() throws Exception {
		IFile file = project.file("spread.c", SPREAD);
		ISourceViewer viewer = open(file);
		List<ICompletionProposal> proposals = Proposals.generic(viewer, SPREAD.indexOf(DIRECTIVE));
		assertEquals(ALL, proposals.stream().map(ICompletionProposal::getDisplayString).toList());
		assertEquals(ALL, Proposals.cdt(viewer, SPREAD.indexOf(DIRECTIVE)));
		proposals.get(0).apply(viewer.getDocument());
		assertEquals(SPREAD.replace(DIRECTIVE, "\tassert(stride != 0);\n\tassert(step != 0);\n" + DIRECTIVE), text(file));
		bot.awaitAnalyses();
		assertEquals(0, file.findMarkers(FindingKind.CONDITION.markerType(), true, 0).length);
		undo(file);
		assertEquals(SPREAD, text(file));
	}

	@Test
	void oneOfThemIsStatedAlone() throws Exception {
		IFile file = project.file("spread.c", SPREAD);
		ISourceViewer viewer = open(file);
		Proposals.generic(viewer, SPREAD.indexOf(DIRECTIVE)).get(2).apply(viewer.getDocument());
		assertEquals(SPREAD.replace(DIRECTIVE, "\tassert(step != 0);\n" + DIRECTIVE), text(file));
		bot.awaitAnalyses();
		assertEquals(1, file.findMarkers(FindingKind.CONDITION.markerType(), true, 0).length);
	}

	@Test
	void whatTheSourceCannotSayIsShown() throws Exception {
		String text = "double *a, *b;\nvoid add(int n) {\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < n; i++)\n\t\ta[i] = b[i];\n}\n";
		ISourceViewer viewer = open(project.file("add.c", text));
		List<ICompletionProposal> proposals = Proposals.generic(viewer, text.indexOf("#pragma"));
		assertEquals(List.of("1. " + CONFIRM, "2. " + SHOW), proposals.stream().map(ICompletionProposal::getDisplayString).toList());
		proposals.get(1).apply(viewer.getDocument());
		assertNotNull(bot.page().findView(RegionsView.ID));
	}

	@Test
	void theFixesOfRacesComeFirst() throws Exception {
		String text = SPREAD.replace("#include <assert.h>\n", "#include <assert.h>\nint sum;\n").replace("a[i * step] += i", "sum += i");
		List<String> words = Proposals.generic(open(project.file("spread.c", text)), text.indexOf(DIRECTIVE)).stream()
				.map(p -> words(p.getDisplayString())).toList();
		assertTrue(words.get(0).contains("reduction(+:sum)"), words::toString);
		assertTrue(words.indexOf("Explain this race") < words.indexOf("State that stride != 0 (assert)"), words::toString);
		assertEquals(SHOW, words.get(words.size() - 1));
	}

	@Test
	void theHoverOfTheDirectiveOffersToStateThem() throws Exception {
		IFile file = project.file("spread.c", SPREAD);
		ISourceViewer viewer = open(file);
		ITextEditor editor = (ITextEditor) bot.page().getActiveEditor();
		String words = EditorBot.words(editors.hover(editor, DIRECTIVE.strip()));
		ALL.subList(0, 3).forEach(entry -> assertTrue(words.contains(entry), () -> "no " + entry + " in: " + words));
		assertEquals(SPREAD, viewer.getDocument().get());
	}

	private ISourceViewer open(IFile file) throws Exception {
		ITextEditor editor = editors.open(file, EditorBot.GENERIC);
		awaitFixes(file);
		bot.page().activate(editor);
		ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
		bot.await("the proposals at the directive",
				() -> !Proposals.generic(viewer, viewer.getDocument().get().indexOf("#pragma")).isEmpty());
		return viewer;
	}
}

package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ui.witness.WitnessView;

/** Files of Fortran in editors that know nothing of the language. */
class FortranEditorTest extends EditedProject {
	private static final String SHIFT = """
			subroutine shift(a)
			  real, intent(inout) :: a(0:100)
			  integer :: i
			  !$omp parallel do
			  do i = 1, 100
			    a(i) = a(i - 1)
			  end do
			end subroutine
			""";

	@AfterEach
	void leaveHovers() {
		editors.leaveAll();
	}

	@ParameterizedTest
	@ValueSource(strings = { "a.f90", "a.F90", "a.f95", "a.f03", "a.f08", "a.f", "a.F", "a.for" })
	void filesOfFortranHaveAContentType(String name) {
		assertEquals("org.racelens.ide.fortran", Platform.getContentTypeManager().findContentTypeFor(name).getId());
	}

	@ParameterizedTest
	@ValueSource(strings = { EditorBot.PLAIN, EditorBot.GENERIC })
	void aRaceIsMarkedAndToldWithItsElementAndItsWitness(String editorId) throws Exception {
		IFile file = project.file("shift.f90", SHIFT);
		ITextEditor editor = editors.open(file, editorId);
		bot.await("the badge", () -> editors.marked(editor, "org.racelens.ui.racyRegion").size() == 1);
		IMarker marker = TestProject.onlyRace(file);
		assertEquals(6, marker.getAttribute(IMarker.LINE_NUMBER, 0));
		Shell hover = editors.hover(editor, "a(i)");
		String words = EditorBot.words(hover);
		for (String told : List.of("data race on a: ", "a(i) (i=1) = a(i - 1) (i=2) = a(1)", "T=2")) {
			assertTrue(words.contains(told), () -> told + " is not in " + words);
		}
		EditorBot.click(hover, "Show witness");
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("a", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
	}

	@Test
	void whatIsTypedIsAnalysed() throws Exception {
		IFile file = project.file("shift.f90", SHIFT.replace("a(i - 1)", "2 * a(i)"));
		ITextEditor editor = editors.open(file, EditorBot.GENERIC);
		bot.await("the badge", () -> editors.marked(editor, "org.racelens.ui.provedRegion").size() == 1);
		var document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		document.replace(document.get().indexOf("2 * a(i)"), "2 * a(i)".length(), "a(i - 1)");
		bot.await("the race", () -> editors.marked(editor, "org.racelens.ui.racyRegion").size() == 1);
	}

	@Test
	void whatAnotherFileDoesIsSeenWhenItIsSaved() throws Exception {
		IFile module = project.file("places.f90", "module places\ncontains\n  integer function place(i)\n    integer, intent(in) :: i\n"
				+ "    place = i\n  end function\nend module\n");
		IFile external = project.file("put.f", "      subroutine put(b, i)\n      real b(*)\n      b(i) = i\n      end\n");
		IFile file = project.file("each.f90", "subroutine each(a, n)\n  use places\n  integer n, i\n  real a(n)\n  !$omp parallel do\n"
				+ "  do i = 1, n\n    call put(a, place(i))\n  end do\nend subroutine\n");
		ITextEditor editor = editors.open(file, EditorBot.GENERIC);
		bot.await("the badge", () -> editors.marked(editor, "org.racelens.ui.provedRegion").size() == 1);
		TestProject.save(module, "module places\ncontains\n  integer function place(i)\n    integer, intent(in) :: i\n    place = 1\n"
				+ "  end function\nend module\n");
		bot.await("the race of the module", () -> editors.marked(editor, "org.racelens.ui.racyRegion").size() == 1);
		TestProject.save(external, "      subroutine put(b, i)\n      real b(*)\n      end\n");
		bot.await("the procedure that writes nothing", () -> editors.marked(editor, "org.racelens.ui.provedRegion").size() == 1);
		external.delete(true, null);
		bot.await("a call of unseen code", () -> editors.marked(editor, "org.racelens.ui.provedRegion").isEmpty());
	}

	@Test
	void quickFixesExplainAndAcceptRaces() throws Exception {
		IFile file = project.file("shift.f90", SHIFT);
		bot.open(file);
		bot.awaitAnalyses();
		IMarker marker = TestProject.onlyRace(file);
		List<String> labels = Stream.of(IDE.getMarkerHelpRegistry().getResolutions(marker)).map(IMarkerResolution::getLabel).toList();
		assertTrue(labels.stream().anyMatch(l -> l.contains("Explain this race")), labels::toString);
		assertTrue(labels.stream().anyMatch(l -> l.contains("Accept this race here (comment)")), labels::toString);
	}
}

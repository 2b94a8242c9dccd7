package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourceAttributes;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.Test;
import org.racelens.ide.fix.FileFixes;
import org.racelens.ide.fix.FixSequence;
import org.racelens.repair.fix.FixKind;

/** Quick fixes of markers, in the workbench. */
class QuickFixTest extends FixProject {
	@Test
	void theBestFixComesFirstWithReasonAndChange() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		IMarkerResolution[] all = resolutions(TestProject.onlyRace(file));
		assertEquals("1. " + REDUCTION, all[0].getLabel());
		String description = ((IMarkerResolution2) all[0]).getDescription();
		assertTrue(description.contains("Each thread gathers its own part"), description);
		assertTrue(description.contains("data races before 1, after 0"), description);
		assertTrue(description.contains("+#pragma omp parallel for reduction(+:sum)"), description);
		assertEquals(16, ((IMarkerResolution2) all[0]).getImage().getBounds().width);
		List<String> labels = words(all);
		assertTrue(labels.indexOf("Show verified fixes…") > 0, labels::toString);
		assertTrue(labels.containsAll(List.of("Accept this race here (comment)", "Explain this race", "Copy the constraint as SMT-LIB")),
				labels::toString);
	}

	@Test
	void aFixRemovesTheMarkerAndTheTextIsRight() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		resolution(file, REDUCTION).run(TestProject.onlyRace(file));
		assertEquals(FIXED, text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
		assertTrue(bot.open(file).isDirty(), "it is the user who saves");
	}

	@Test
	void theFirstFixOfARaceInFortranRemovesTheMarker() throws Exception {
		String racy = "real function total(a, n)\n  integer n, i\n  real a(n), sum\n  sum = 0\n  !$omp parallel do\n  do i = 1, n\n"
				+ "    sum = sum + a(i)\n  end do\n  total = sum\nend function\n";
		IFile file = shown("total.f90", racy);
		bot.await("a race with a fix", () -> fixable(file).isPresent());
		IMarker race = fixable(file).orElseThrow();
		IMarkerResolution first = resolutions(race)[0];
		assertTrue(words(first.getLabel()).contains("reduction(+:sum) to the parallel do of line 5"), first.getLabel());
		first.run(race);
		assertEquals(racy.replace("parallel do", "parallel do reduction(+:sum)"), text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
	}

	/** The first race that has a fix. A new file of Fortran is analysed once more, since others may use what it has. */
	private static Optional<IMarker> fixable(IFile file) {
		try {
			return TestProject.races(file).stream().filter(r -> IDE.getMarkerHelpRegistry().getResolutions(r).length > 0).findFirst();
		} catch (CoreException e) {
			return Optional.empty();
		}
	}

	@Test
	void aFixInFortranIsVerifiedWithTheOtherFilesOfTheProject() throws Exception {
		project.file("half.f", "      real function half(x)\n      real x\n      half = x / 2\n      end\n");
		String racy = "subroutine halve(a, n)\n  integer n, i\n  real a(n), t\n  real, external :: half\n  !$omp parallel do\n"
				+ "  do i = 1, n\n    t = half(a(i))\n    a(i) = t\n  end do\nend subroutine\n";
		IFile file = shown("halve.f90", racy);
		IMarker race = TestProject.races(file).get(0);
		resolutions(race)[0].run(race);
		assertEquals(racy.replace("parallel do", "parallel do private(t)"), text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
	}

	@Test
	void oneUndoBringsTextAndMarkerBack() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		document(file).replace(0, 0, "/* typed */\n");
		awaitFixes(file);
		resolution(file, REDUCTION.replace("line 4", "line 5")).run(TestProject.onlyRace(file));
		document(file).replace(0, 0, "/* later */\n");
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));

		undo(file);
		assertEquals("/* typed */\n" + FIXED, text(file));
		undo(file);
		assertEquals("/* typed */\n" + TestProject.RACY, text(file));
		bot.awaitAnalyses();
		TestProject.onlyRace(file);
	}

	@Test
	void aFixOfAnOlderTextChangesNothing() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		IMarkerResolution fix = resolution(file, REDUCTION);
		String typed = "/* typed */\n" + TestProject.RACY;
		document(file).set(typed);
		fix.run(TestProject.onlyRace(file));
		assertEquals(typed, text(file));
		bot.await("the message", () -> statusLine().contains("has changed since it was analysed"));
		bot.awaitAnalyses();
		TestProject.onlyRace(file);
	}

	@Test
	void aReadOnlyFileIsNotChanged() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		setReadOnly(file, true);
		try {
			dialogs.expect("Read-only File Encountered", shell -> Dialogs.press(shell, "No"));
			resolution(file, REDUCTION).run(TestProject.onlyRace(file));
			assertEquals(TestProject.RACY, text(file));
			bot.await("the message", () -> statusLine().contains("sum.c cannot be changed"));
		} finally {
			setReadOnly(file, false);
		}
	}

	@Test
	void aFileThatNoEditorShowsIsSaved() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.awaitAnalyses();
		assertEquals("Find verified fixes…", words(resolutions(TestProject.onlyRace(file))).get(0));
		offers().search(file, () -> false);
		resolution(file, REDUCTION).run(TestProject.onlyRace(file));
		assertEquals(FIXED, saved(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
	}

	@Test
	void severalMarkersOfOneFileAreFixedInOneStep() throws Exception {
		IFile file = shown("both.c", TWO_LOOPS);
		IMarker[] races = TestProject.races(file).toArray(IMarker[]::new);
		assertEquals(2, races.length);
		WorkbenchMarkerResolution fix = (WorkbenchMarkerResolution) resolutions(races[0])[0];
		assertEquals(List.of(races[1]), List.of(fix.findOtherMarkers(races)));
		fix.run(races, new NullProgressMonitor());
		assertEquals(TWO_LOOPS_FIXED, text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
		undo(file);
		assertEquals(TWO_LOOPS, text(file));
	}

	@Test
	void markersOfSeveralFilesAreFixedTogether() throws Exception {
		List<IMarker> races = new ArrayList<>();
		for (String name : List.of("a.c", "b.c", "c.c")) {
			races.addAll(TestProject.races(shown(name, TestProject.RACY)));
		}
		WorkbenchMarkerResolution fix = (WorkbenchMarkerResolution) resolutions(races.get(0))[0];
		assertEquals(2, fix.findOtherMarkers(races.toArray(IMarker[]::new)).length);
		fix.run(races.toArray(IMarker[]::new), new NullProgressMonitor());
		for (IMarker race : races) {
			assertEquals(FIXED, text((IFile) race.getResource()));
		}
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(project.project()));
	}

	@Test
	void equalLoopsAreToldApartAfterTheFirstIsFixed() throws Exception {
		String loop = """
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						sum += i;
				""";
		String text = "int sum;\nvoid f(void) {\n" + loop + loop + loop + "}\n";
		IFile file = shown("three.c", text);
		IMarker[] races = TestProject.races(file).toArray(IMarker[]::new);
		assertEquals(3, races.length);
		((WorkbenchMarkerResolution) resolutions(races[0])[0]).run(races, new NullProgressMonitor());
		assertEquals(text.replace("parallel for", "parallel for reduction(+:sum)"), text(file));
	}

	@Test
	void aWishThatDoesNotHoldIsReportedAndNotForced() throws Exception {
		IFile file = shown("both.c", TWO_LOOPS);
		FileFixes fixes = offers().fixes(file).orElseThrow();
		List<FixSequence.Wish> wishes = List.of(new FixSequence.Wish(fixes.outcomes().get(0).group(), List.of(FixKind.PRIVATE)),
				new FixSequence.Wish(fixes.outcomes().get(1).group(), List.of(FixKind.REDUCTION)));
		FixSequence sequence = FixSequence.of(fixes, wishes, live(), () -> false);
		assertEquals(List.of(List.of(FixKind.REDUCTION)), sequence.applied().stream().map(f -> f.kinds()).toList());
		assertEquals(List.of(wishes.get(0)), sequence.conflicts().stream().map(FixSequence.Conflict::wish).toList());
		assertFalse(sequence.conflicts().get(0).reason().isBlank());
	}

	@Test
	void theProblemsViewFixesAllSelectedRacesByItsOwnWizard() throws Exception {
		IFile file = shown("both.c", TWO_LOOPS);
		bot.showProblems();
		String message = TestProject.races(file).get(0).getAttribute(IMarker.MESSAGE, "");
		bot.await("the problems", () -> bot.treeTexts().contains(message));
		Tree problems = Dialogs.all(bot.page().getWorkbenchWindow().getShell(), Tree.class)
				.filter(t -> t.getColumnCount() > 0 && t.getColumn(0).getText().equals("Description")).findFirst().orElseThrow();
		problems.setFocus();
		problems.setSelection(Stream.of(problems.getItems()).flatMap(category -> Stream.of(category.getItems())).toArray(TreeItem[]::new));
		assertEquals(2, problems.getSelectionCount());
		problems.notifyListeners(SWT.Selection, new Event());
		dialogs.expect("Quick Fix", shell -> {
			Dialogs.press(shell, "Select All");
			Dialogs.press(shell, "Finish");
			bot.await("the end of the wizard", shell::isDisposed);
		});
		PlatformUI.getWorkbench().getService(IHandlerService.class)
				.executeCommand("org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals", null);
		dialogs.assertAnswered();
		assertEquals(TWO_LOOPS_FIXED, text(file));
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
	}

	private static void setReadOnly(IFile file, boolean isReadOnly) throws Exception {
		ResourceAttributes attributes = file.getResourceAttributes();
		attributes.setReadOnly(isReadOnly);
		file.setResourceAttributes(attributes);
	}

	private String statusLine() {
		return Dialogs.all(bot.page().getWorkbenchWindow().getShell(), CLabel.class).map(CLabel::getText).filter(t -> t != null)
				.reduce("", (a, b) -> a + "\n" + b);
	}
}

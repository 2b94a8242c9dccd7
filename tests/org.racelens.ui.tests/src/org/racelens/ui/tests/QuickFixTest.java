package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourceAttributes;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension3;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.fix.FixKind;
import org.racelens.ide.fix.FileFixes;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.fix.FixSequence;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ui.witness.WitnessView;

/** Quick fixes of markers, in the workbench. */
class QuickFixTest {
	private static final String FIXED = TestProject.RACY.replace("parallel for", "parallel for reduction(+:sum)");
	private static final String REDUCTION = "Add reduction(+:sum) to the parallel for of line 4";
	private static final String TWO_LOOPS = """
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
	private static final String TWO_LOOPS_FIXED = TWO_LOOPS.replaceFirst("parallel for", "parallel for reduction(+:sum)")
			.replaceFirst("parallel for\n", "parallel for reduction(*:product)\n");

	/** A question that takes its time. */
	private static final String HARD = """
			void hard(int *a, int n, int m, int k) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					if ((i * i * i) % 1000003 == m * k + 500009)
						a[i * i * m + k] = a[i * k * n + 7];
			}
			""";

	private final Bot bot = new Bot();
	private final Dialogs dialogs = new Dialogs();
	private TestProject project;

	@BeforeEach
	void createProject() throws Exception {
		project = TestProject.create("demo");
	}

	@AfterEach
	void deleteProject() throws Exception {
		dialogs.close();
		bot.page().closeAllEditors(false);
		project.close();
		bot.awaitAnalyses();
		bot.awaitFixes();
		dialogs.assertAnswered();
	}

	@Test
	void theBestFixComesFirstWithReasonAndChange() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		IMarkerResolution[] all = resolutions(TestProject.onlyRace(file));
		assertEquals(REDUCTION, all[0].getLabel());
		String description = ((IMarkerResolution2) all[0]).getDescription();
		assertTrue(description.contains("Each thread gathers its own part"), description);
		assertTrue(description.contains("data races before 1, after 0"), description);
		assertTrue(description.contains("+#pragma omp parallel for reduction(+:sum)"), description);
		assertEquals(16, ((IMarkerResolution2) all[0]).getImage().getBounds().width);
		List<String> labels = Stream.of(all).map(IMarkerResolution::getLabel).toList();
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
		assertEquals("Find verified fixes…", resolutions(TestProject.onlyRace(file))[0].getLabel());
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
	void ctrl1InTheGenericEditorOffersTheFixes() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		ITextEditor editor = (ITextEditor) IDE.openEditor(bot.page(), file, "org.eclipse.ui.genericeditor.GenericEditor");
		awaitFixes(file);
		ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
		int offset = TestProject.RACY.indexOf("sum +=");
		bot.await("the proposals", () -> proposals(viewer, offset).stream().anyMatch(p -> p.getDisplayString().equals(REDUCTION)));
		ICompletionProposal fix = proposals(viewer, offset).stream().filter(p -> p.getDisplayString().equals(REDUCTION)).findFirst()
				.orElseThrow();
		assertTrue(fix.getAdditionalProposalInfo().contains("<pre>"));
		fix.apply(viewer.getDocument());
		assertEquals(FIXED, viewer.getDocument().get());
		bot.awaitAnalyses();
		assertEquals(List.of(), TestProject.races(file));
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
			Dialogs.screenshot(shell, "problems-quick-fix");
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

	@Test
	void theListOfFixesShowsTheChangeBesideIt() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		for (String theme : List.of("dark", "light")) {
			Dialogs.theme(theme);
			ITextEditor editor = (ITextEditor) IDE.openEditor(bot.page(), file, "org.eclipse.ui.genericeditor.GenericEditor");
			awaitFixes(file);
			ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
			int offset = TestProject.RACY.indexOf("sum +=");
			bot.await("the proposals", () -> proposals(viewer, offset).size() > 3);
			editor.selectAndReveal(offset, 0);
			bot.page().activate(editor);
			int shells = Display.getCurrent().getShells().length;
			((ITextOperationTarget) viewer).doOperation(ISourceViewer.QUICK_ASSIST);
			bot.await("the list", () -> Display.getCurrent().getShells().length > shells);
			bot.screenshot("quick-fix-" + theme);
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
	void acceptingARaceWritesTheReasonAndTheMarkerGoes() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		dialogs.expect("Accept a data race", shell -> {
			Text reason = Dialogs.all(shell, Text.class).findFirst().orElseThrow();
			reason.setText("the sum is only an estimate");
			Dialogs.press(shell, "OK");
		});
		resolution(file, "Accept this race here (comment)").run(TestProject.onlyRace(file));
		String comment = text(file).lines().filter(l -> l.contains("//")).findFirst().orElseThrow();
		assertTrue(comment.startsWith("\t\t// ") && comment.contains("the sum is only an estimate"), comment);
		bot.awaitAnalyses();
		assertEquals(0, file.findMarkers(FindingKind.DEFINITE_RACE.markerType(), true, 0).length);
		undo(file);
		assertEquals(TestProject.RACY, text(file));
	}

	@Test
	void acceptingWithoutAReasonIsNotPossible() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		dialogs.expect("Accept a data race", shell -> {
			Dialogs.all(shell, Text.class).findFirst().orElseThrow().setText("  ");
			try {
				Dialogs.press(shell, "OK");
			} catch (AssertionError e) {
				assertEquals("not enabled: OK", e.getMessage());
			}
			Dialogs.press(shell, "Cancel");
		});
		resolution(file, "Accept this race here (comment)").run(TestProject.onlyRace(file));
		assertEquals(TestProject.RACY, text(file));
	}

	@Test
	void theConstraintIsCopiedAsAScript() throws Exception {
		IFile file = shown("sum.c", TestProject.RACY);
		resolution(file, "Copy the constraint as SMT-LIB").run(TestProject.onlyRace(file));
		Clipboard clipboard = new Clipboard(Display.getCurrent());
		String script = (String) clipboard.getContents(TextTransfer.getInstance());
		clipboard.dispose();
		assertTrue(script.startsWith("; data race on sum"), script);
		assertTrue(script.endsWith("(check-sat)\n"), script);
	}

	@Test
	void aRaceFromAnEarlierSessionCanStillBeFixed() throws Exception {
		IFile file = project.file("sum.c", TestProject.RACY);
		bot.awaitAnalyses();
		live().results().removeIf(file::equals);
		List<String> labels = Stream.of(resolutions(TestProject.onlyRace(file))).map(IMarkerResolution::getLabel).toList();
		assertEquals(List.of("Find verified fixes…", "Explain this race"), labels);
		dialogs.expect("Verified fixes", shell -> Dialogs.press(shell, "Apply"));
		resolution(file, "Find verified fixes…").run(TestProject.onlyRace(file));
		dialogs.assertAnswered();
		assertEquals(FIXED, saved(file));
	}

	@Test
	void explainingOpensTheViewWithTheRace() throws Exception {
		IFile file = shown("both.c", TWO_LOOPS);
		IMarker second = TestProject.races(file).stream().filter(m -> m.getAttribute(FindingMarker.VARIABLE, "").equals("product"))
				.findFirst().orElseThrow();
		Stream.of(resolutions(second)).filter(r -> r.getLabel().equals("Explain this race")).findFirst().orElseThrow().run(second);
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("product", view.input().orElseThrow().shown().race().variable());
		bot.page().hideView(view);
	}

	@Test
	void whereTimeIsMissingAFileCanBeCheckedAgainForLonger() throws Exception {
		IEclipsePreferences settings = InstanceScope.INSTANCE.getNode(PreferenceSchema.NODE);
		settings.put(PreferenceSchema.REGION_TIMEOUT.key(), "1");
		try {
			IFile file = project.file("hard.c", HARD);
			bot.await("the marker", () -> unknown(file).length == 1);
			bot.awaitAnalyses();
			IMarker[] unknown = unknown(file);
			IMarkerResolution[] all = resolutions(unknown[0]);
			assertEquals(List.of("Check again with a longer time limit (5 s per region)"),
					Stream.of(all).map(IMarkerResolution::getLabel).toList());
			all[0].run(unknown[0]);
			bot.awaitAnalyses();
			assertEquals(Duration.ofSeconds(5), live().results().of(file).orElseThrow().options().regionTimeout());
		} finally {
			settings.remove(PreferenceSchema.REGION_TIMEOUT.key());
		}
	}

	private static IMarker[] unknown(IFile file) {
		try {
			return file.findMarkers(FindingKind.UNKNOWN.markerType(), true, 0);
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void whatIsNotUnderstoodIsNotCheckedAgain() throws Exception {
		IFile file = project.file("call.c", """
				void unseen(int *a);
				void f(int *a) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						unseen(a);
				}
				""");
		bot.awaitAnalyses();
		IMarker[] unknown = file.findMarkers(FindingKind.UNKNOWN.markerType(), true, 0);
		assertEquals(1, unknown.length);
		assertFalse(IDE.getMarkerHelpRegistry().hasResolutions(unknown[0]));
	}

	/** A file in an editor, its races marked and their fixes known. */
	private IFile shown(String name, String text) throws Exception {
		IFile file = project.file(name, text);
		bot.open(file);
		awaitFixes(file);
		return file;
	}

	private void awaitFixes(IFile file) {
		bot.awaitAnalyses();
		bot.await("the fixes", () -> offers().of(file).isPresent());
	}

	private static FixOffers offers() {
		return PlatformUI.getWorkbench().getService(FixOffers.class);
	}

	private static LiveAnalysis live() {
		return PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	}

	private static IMarkerResolution[] resolutions(IMarker marker) {
		assertTrue(IDE.getMarkerHelpRegistry().hasResolutions(marker));
		return IDE.getMarkerHelpRegistry().getResolutions(marker);
	}

	private static IMarkerResolution resolution(IFile file, String label) throws Exception {
		IMarkerResolution[] all = resolutions(TestProject.onlyRace(file));
		return Stream.of(all).filter(r -> r.getLabel().equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError(label + " is none of " + Stream.of(all).map(IMarkerResolution::getLabel).toList()));
	}

	private static List<ICompletionProposal> proposals(ISourceViewer viewer, int offset) {
		ICompletionProposal[] proposals = ((ISourceViewerExtension3) viewer).getQuickAssistAssistant().getQuickAssistProcessor()
				.computeQuickAssistProposals(new IQuickAssistInvocationContext() {
					@Override
					public int getOffset() {
						return offset;
					}

					@Override
					public int getLength() {
						return 0;
					}

					@Override
					public ISourceViewer getSourceViewer() {
						return viewer;
					}
				});
		return proposals == null ? List.of() : List.of(proposals);
	}

	private IDocument document(IFile file) throws Exception {
		ITextEditor editor = bot.open(file);
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	private String text(IFile file) throws Exception {
		return document(file).get();
	}

	private static String saved(IFile file) throws Exception {
		return new String(file.getContents().readAllBytes(), StandardCharsets.UTF_8);
	}

	private void undo(IFile file) throws Exception {
		DocumentUndoManagerRegistry.getDocumentUndoManager(document(file)).undo();
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

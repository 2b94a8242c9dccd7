package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.ui.template.OpenMpTemplates;
import org.racelens.ui.template.TemplateProposals;

/** The templates for OpenMP in the generic editor. */
class TemplateTest extends WorkbenchProject {
	private static final String AROUND = """
			double a[100], b[100], x, y, sum, value;
			int n, counter;

			void test(void) {
				HERE
			}
			""";
	private static final String IN_REGION = AROUND.replace("HERE", "#pragma omp parallel\n\t{\n\t\tHERE\n\t}");

	private ITextEditor open(String text) throws Exception {
		IFile file = project.file("template.c", text.replace("HERE", ""));
		ITextEditor editor = bot.open(file, Bot.GENERIC_EDITOR);
		bot.page().activate(editor);
		bot.awaitAnalyses();
		return editor;
	}

	private static ITextViewer viewer(ITextEditor editor) {
		return editor.getAdapter(ITextViewer.class);
	}

	private static List<ICompletionProposal> proposals(ITextEditor editor, int offset) {
		return List.of(new TemplateProposals().computeCompletionProposals(viewer(editor), offset));
	}

	private static List<String> names(List<ICompletionProposal> proposals) {
		return proposals.stream().map(p -> p.getDisplayString().split(" ")[0]).toList();
	}

	private static void apply(ITextEditor editor, int offset, String name) {
		ICompletionProposal proposal = proposals(editor, offset).stream().filter(p -> p.getDisplayString().startsWith(name + " "))
				.findFirst().orElseThrow();
		((ICompletionProposalExtension2) proposal).apply(viewer(editor), (char) 0, 0, offset);
	}

	private Verdict verdict(ITextEditor editor) {
		bot.save(editor);
		bot.awaitAnalyses();
		List<RegionReport> regions = PlatformUI.getWorkbench().getService(LiveAnalysis.class).results()
				.of(editor.getEditorInput().getAdapter(IFile.class)).orElseThrow().report().regions();
		assertEquals(1, regions.size());
		return regions.get(0).verdict();
	}

	@ParameterizedTest
	@ValueSource(strings = { "omp_for", "omp_reduction", "omp_phases", "omp_tasks" })
	void whatATemplateWritesIsProvedRaceFree(String name) throws Exception {
		ITextEditor editor = open(AROUND);
		apply(editor, AROUND.indexOf("HERE"), name);
		assertEquals(Verdict.RACE_FREE, verdict(editor), EditorBot.document(editor).get());
	}

	@ParameterizedTest
	@ValueSource(strings = { "omp_critical", "omp_single", "omp_atomic" })
	void whatATemplateProtectsIsProvedRaceFree(String name) throws Exception {
		ITextEditor editor = open(IN_REGION);
		apply(editor, IN_REGION.indexOf("HERE"), name);
		String text = EditorBot.document(editor).get();
		EditorBot.document(editor).set(text.replaceFirst("\\{\\R(\t+)\\R", "{\n$1counter++;\n"));
		assertEquals(Verdict.RACE_FREE, verdict(editor), EditorBot.document(editor).get());
	}

	@Test
	void linesAreIndentedAsTheFirstOne() throws Exception {
		ITextEditor editor = open(AROUND);
		apply(editor, AROUND.indexOf("HERE"), "omp_reduction");
		assertTrue(EditorBot.document(editor).get().contains("""
				{
					#pragma omp parallel for reduction(+ : sum)
					for (int i = 0; i < n; i++) {
						sum += a[i];
					}
				}
				"""), EditorBot.document(editor).get());
	}

	@Test
	void aDirectiveThatIsBegunIsCompleted() throws Exception {
		String begun = AROUND.replace("HERE", "# pragma omp paralHERE");
		ITextEditor editor = open(begun);
		int offset = begun.indexOf("HERE");
		assertEquals(List.of("omp_for", "omp_phases", "omp_reduction", "omp_tasks"),
				names(proposals(editor, offset)).stream().sorted().toList());
		apply(editor, offset, "omp_reduction");
		assertTrue(EditorBot.document(editor).get().contains("{\n\t#pragma omp parallel for reduction(+ : sum)\n"),
				EditorBot.document(editor).get());
	}

	@Test
	void aRaceIsAcceptedWithItsReason() throws Exception {
		String begun = AROUND.replace("HERE", "sum = 1;\n\trace");
		ITextEditor editor = open(begun);
		apply(editor, begun.indexOf("race") + 4, "racelens_accept");
		assertTrue(EditorBot.document(editor).get().contains("\t// racelens: accept race on variable: reason\n"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "omp_HERE:7", "omp_reHERE:1", "x = omp_foHERE:0", "nothingHERE:0", "#HERE:7", "HERE:8", "x = HERE:0" })
	void onlyWhatFitsIsProposed(String lineAndCount) throws Exception {
		String[] parts = lineAndCount.split(":");
		String text = AROUND.replace("HERE", parts[0]);
		ITextEditor editor = open(text);
		List<ICompletionProposal> proposals = proposals(editor, text.indexOf("HERE"));
		int count = Integer.parseInt(parts[1]);
		assertEquals(count, proposals.size(), () -> names(proposals).toString());
	}

	/** The generic editor's list waits for them in this thread. */
	@Test
	void proposalsAreMadeWhileTheUserInterfaceWaits() throws Exception {
		String begun = AROUND.replace("HERE", "omp_reHERE");
		ITextEditor editor = open(begun);
		ITextViewer viewer = viewer(editor);
		CompletableFuture<ICompletionProposal[]> made = CompletableFuture
				.supplyAsync(() -> new TemplateProposals().computeCompletionProposals(viewer, begun.indexOf("HERE")));
		assertEquals(List.of("omp_reduction"), names(List.of(made.get(Dialogs.PATIENCE.toSeconds(), TimeUnit.SECONDS))));
		assertNotNull(made.get()[0].getImage());
	}

	@ParameterizedTest
	@ValueSource(strings = { "light", "dark" })
	void theGenericEditorProposesThem(String theme) throws Exception {
		Dialogs.theme(theme);
		try {
			String begun = AROUND.replace("HERE", "ompHERE");
			ITextEditor editor = open(begun);
			editor.selectAndReveal(begun.indexOf("HERE"), 0);
			editor.setFocus();
			Set<Shell> before = Set.of(Display.getCurrent().getShells());
			editor.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS);
			bot.await("the list", Duration.ofSeconds(30),
					() -> listed(before).contains("omp_for - a loop whose iterations are independent"));
			bot.screenshot("templates-" + theme);
			assertEquals(7, listed(before).stream().filter(s -> s.startsWith("omp_")).count());
			bot.press(editor, begun.indexOf("HERE"), "\u001b");
		} finally {
			Dialogs.theme("light");
		}
	}

	private static List<String> listed(Set<Shell> before) {
		List<String> texts = new ArrayList<>();
		Stream.of(Display.getCurrent().getShells()).filter(s -> !before.contains(s) && s.isVisible())
				.flatMap(s -> Dialogs.all(s, Table.class)).forEach(table -> {
					for (int i = 0; i < table.getItemCount(); i++) {
						TableItem item = table.getItem(i);
						if (item.getText().isEmpty()) {
							Event event = new Event();
							event.item = item;
							event.index = i;
							table.notifyListeners(SWT.SetData, event);
						}
						texts.add(item.getText());
					}
				});
		return texts;
	}

	@Test
	void otherFilesHaveNone() throws Exception {
		IFile notes = project.file("notes.txt", "omp");
		ITextEditor editor = bot.open(notes, Bot.GENERIC_EDITOR);
		editor.selectAndReveal(3, 0);
		editor.setFocus();
		Set<Shell> before = Set.of(Display.getCurrent().getShells());
		editor.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS);
		bot.pumpFor(Duration.ofMillis(500));
		assertFalse(listed(before).stream().anyMatch(s -> s.startsWith("omp_")), () -> listed(before).toString());
		bot.press(editor, 3, "\u001b");
	}

	@Test
	void thePageHasThem() {
		PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
				"org.racelens.ui.preference.templates", null, null);
		dialog.setBlockOnOpen(false);
		dialog.open();
		try {
			Table table = Dialogs.all(dialog.getShell(), Table.class).findFirst().orElseThrow();
			assertEquals(PlatformUI.getWorkbench().getService(OpenMpTemplates.class).all().size(), table.getItemCount());
			bot.screenshot(dialog.getShell(), "preferences-templates");
		} finally {
			dialog.close();
		}
	}
}

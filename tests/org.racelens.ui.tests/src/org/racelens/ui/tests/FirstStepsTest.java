package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.settings.LeftOut;
import org.racelens.ui.witness.WitnessView;

/** Walks the first ten steps of the user guide, as the guide has them. */
class FirstStepsTest extends DialogProject {
	private static final Pattern SECTION = Pattern.compile("<h3>(?:<[^>]*>)?The first ten steps(?:</a>)?</h3>\\s*<ol>(.*?)</ol>",
			Pattern.DOTALL);
	private static final Pattern STEP = Pattern.compile("<li>\\s*(?:<p>)?<strong>(.*?)\\.</strong>", Pattern.DOTALL);
	private static final String RACE = "\u2717 1 race";
	private static final String PROVED = "\u2713 race-free, proved";
	private static final String ACCEPTED = "\u25cb 1 accepted race";

	private final Map<String, Step> steps = new LinkedHashMap<>();
	private final IProject example = ResourcesPlugin.getWorkspace().getRoot().getProject("racelens-example");
	private final IFile file = example.getFile("sum.c");
	private ITextEditor editor;

	/** What the guide tells the user to do, and that it comes out as the guide says. */
	private interface Step {
		void walk() throws Exception;
	}

	FirstStepsTest() {
		steps.put("Install", this::install);
		steps.put("Open the example", this::openTheExample);
		steps.put("See", this::see);
		steps.put("Understand", this::understand);
		steps.put("Fix", this::fix);
		steps.put("Confirm", this::confirm);
		steps.put("Accept", this::accept);
		steps.put("Leave out", this::leaveOut);
		steps.put("Check the project", this::checkTheProject);
		steps.put("Read the help", this::readTheHelp);
	}

	@AfterEach
	void deleteExample() throws Exception {
		bot.page().closeAllEditors(false);
		bot.awaitAnalyses();
		if (example.exists()) {
			example.delete(true, true, null);
		}
		if (bot.page().findView(WitnessView.ID) != null) {
			bot.page().hideView(bot.page().findView(WitnessView.ID));
		}
	}

	@Test
	void theStepsOfTheGuideComeOutAsItSays() throws Exception {
		assertEquals(List.copyOf(steps.keySet()), guide());
		for (Map.Entry<String, Step> step : steps.entrySet()) {
			try {
				step.getValue().walk();
			} catch (AssertionError e) {
				throw new AssertionError("step: " + step.getKey(), e);
			}
		}
	}

	private static List<String> guide() throws Exception {
		try (InputStream page = Platform.getBundle("org.racelens.ui").getEntry("help/docs/user-guide.html").openStream()) {
			String text = new String(page.readAllBytes(), StandardCharsets.UTF_8);
			String section = SECTION.matcher(text).results().findFirst().orElseThrow().group(1);
			return STEP.matcher(section).results().map(m -> m.group(1)).toList();
		}
	}

	private void install() {
		assertNotNull(PlatformUI.getWorkbench().getPreferenceManager().find("org.racelens.ui.preference.main"));
	}

	private void openTheExample() throws Exception {
		INewWizard wizard = (INewWizard) PlatformUI.getWorkbench().getNewWizardRegistry().findWizard("org.racelens.ui.exampleWizard")
				.createWizard();
		wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
		WizardDialog dialog = new WizardDialog(shell(), wizard);
		dialog.create();
		assertTrue(wizard.performFinish());
		dialog.close();
		assertEquals(file, bot.page().getActiveEditor().getEditorInput().getAdapter(IFile.class));
		// without CDT's user interface the platform chooses an editor without quick assist
		bot.page().closeAllEditors(false);
		editor = new EditorBot(bot).open(file, EditorBot.GENERIC);
		bot.await("the menu", () -> Stream.of(shell().getMenuBar().getItems()).map(i -> i.getText().replace("&", ""))
				.anyMatch("RaceLens"::equals));
	}

	private void see() throws Exception {
		awaitAnswer(RACE);
		bot.await("the underlined sum", () -> bot.races(editor) == 1);
		String message = TestProject.onlyRace(file).getAttribute(IMarker.MESSAGE, "");
		assertTrue(message.contains("thread 0") && message.contains("thread 1"), message);
	}

	private void understand() throws Exception {
		EditorBot.cursor(editor, "sum +=");
		bot.page().activate(editor);
		press("ALT+SHIFT+G E");
		bot.await("the witness", () -> bot.page().findView(WitnessView.ID) != null);
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		assertEquals("sum", view.input().orElseThrow().shown().race().variable());
	}

	private void fix() throws Exception {
		ICompletionProposal first = proposals().get(0);
		assertTrue(FixProject.words(first.getDisplayString()).startsWith("Add reduction(+:sum)"), first::getDisplayString);
		first.apply(EditorBot.document(editor));
	}

	private void confirm() throws Exception {
		awaitAnswer(PROVED);
		assertEquals(0, TestProject.races(file).size());
		undo();
		awaitAnswer(RACE);
	}

	private void accept() throws Exception {
		dialogs.expect("Accept a data race", shell -> {
			Dialogs.all(shell, Text.class).findFirst().orElseThrow().setText("the sum is only an estimate");
			Dialogs.press(shell, "OK");
		});
		proposals().stream().filter(p -> FixProject.words(p.getDisplayString()).equals("Accept this race here (comment)")).findFirst()
				.orElseThrow().apply(EditorBot.document(editor));
		assertTrue(EditorBot.document(editor).get().contains("the sum is only an estimate"));
		awaitAnswer(ACCEPTED);
		undo();
		awaitAnswer(RACE);
	}

	private void leaveOut() throws Exception {
		choose("Leave Out of Checks");
		bot.await("the file left out", () -> LeftOut.contains(file) && TestProject.raceCount(file) == 0);
		choose("Take In to Checks");
		bot.await("the file taken in, with its race", () -> !LeftOut.contains(file) && TestProject.raceCount(file) == 1);
		bot.awaitAnalyses();
	}

	private void checkTheProject() throws Exception {
		bot.page().closeAllEditors(false);
		// the text on the disk is looked at once more, and its markers come back
		bot.awaitAnalyses();
		execute("org.racelens.ui.removeMarkers", example);
		bot.await("no marker", () -> TestProject.raceCount(file) == 0);
		execute("org.racelens.ui.check", example);
		bot.await("the race", () -> TestProject.raceCount(file) == 1);
		bot.await("the figures", () -> Dialogs.all(shell(), CLabel.class).anyMatch(label -> "1 file, 1 race".equals(label.getText())));
	}

	private void readTheHelp() throws Exception {
		String context = IDE.getMarkerHelpRegistry().getHelp(TestProject.onlyRace(file));
		assertTrue(HelpSystem.getContext(context).getRelatedTopics().length > 0, context);
		IToc contents = Stream.of(HelpSystem.getTocs()).filter(toc -> toc.getLabel().startsWith("RaceLens")).findFirst().orElseThrow();
		List<String> topics = Stream.of(contents.getTopics()).map(ITopic::getLabel).toList();
		assertTrue(topics.containsAll(List.of("Getting started", "User guide", "Messages")), topics::toString);
	}

	/** Presses keys one after the other, as the platform sees them before an editor does. */
	private void press(String sequence) throws Exception {
		StyledText text = viewer().getTextWidget();
		text.setFocus();
		for (KeyStroke stroke : KeySequence.getInstance(sequence).getKeyStrokes()) {
			Event event = new Event();
			event.stateMask = stroke.getModifierKeys();
			event.keyCode = Character.toLowerCase(stroke.getNaturalKey());
			event.character = (char) ((event.stateMask & SWT.SHIFT) == 0 ? event.keyCode : stroke.getNaturalKey());
			text.notifyListeners(SWT.KeyDown, event);
		}
	}

	/** Selects the example's file in the navigator, and an entry of RaceLens in its context menu. */
	private void choose(String entry) throws Exception {
		IViewPart navigator = bot.page().showView("org.eclipse.ui.navigator.ProjectExplorer");
		bot.page().activate(navigator);
		navigator.getSite().getSelectionProvider().setSelection(new StructuredSelection(file));
		Tree tree = Dialogs.all(shell(), Tree.class)
				.filter(t -> Stream.of(t.getItems()).anyMatch(i -> i.getText().equals(example.getName()))).findFirst().orElseThrow();
		bot.await("the selection", () -> tree.getSelectionCount() == 1 && tree.getSelection()[0].getText().startsWith(file.getName()));
		tree.getMenu().notifyListeners(SWT.Show, new Event());
		Menu ours = item(tree.getMenu(), "RaceLens").getMenu();
		ours.notifyListeners(SWT.Show, new Event());
		item(ours, entry).notifyListeners(SWT.Selection, new Event());
		ours.notifyListeners(SWT.Hide, new Event());
		tree.getMenu().notifyListeners(SWT.Hide, new Event());
	}

	private static MenuItem item(Menu menu, String text) {
		return Stream.of(menu.getItems()).filter(i -> i.getText().replace("&", "").split("\t")[0].equals(text)).findFirst().orElseThrow(
				() -> new AssertionError("no " + text + " in " + Stream.of(menu.getItems()).map(MenuItem::getText).toList()));
	}

	private List<ICompletionProposal> proposals() {
		bot.page().activate(editor);
		bot.awaitFixes();
		bot.await("the fixes", () -> PlatformUI.getWorkbench().getService(FixOffers.class).of(file).isPresent());
		return Proposals.generic(viewer(), EditorBot.document(editor).get().indexOf("sum +="));
	}

	private ISourceViewer viewer() {
		return (ISourceViewer) editor.getAdapter(ITextViewer.class);
	}

	private Shell shell() {
		return bot.page().getWorkbenchWindow().getShell();
	}

	private void undo() throws Exception {
		DocumentUndoManagerRegistry.getDocumentUndoManager(EditorBot.document(editor)).undo();
	}

	private void awaitAnswer(String start) {
		bot.await(start, () -> EditorBot.minings(editor).stream().anyMatch(m -> m.startsWith(start)));
		bot.awaitAnalyses();
	}
}

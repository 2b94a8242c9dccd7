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
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.ui.INewWizard;
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
		execute("org.racelens.ui.explain");
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
		execute("org.racelens.ui.exclude", file);
		bot.await("the file left out", () -> LeftOut.contains(file) && TestProject.raceCount(file) == 0);
		execute("org.racelens.ui.include", file);
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

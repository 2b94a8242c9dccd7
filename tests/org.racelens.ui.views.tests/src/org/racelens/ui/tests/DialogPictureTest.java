package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ui.confirm.Confirming;

/** What the dialogs look like that ask, by day and by night; {@link ScreenshotTest} has those of the documentation. */
class DialogPictureTest extends PicturedWorkbench {
	/** The contrast that WCAG asks for. */
	private static final double READABLE = 4.5;

	/** Something that opens a dialog and waits for its end. */
	private interface Opening {
		void open() throws Exception;
	}

	@ParameterizedTest
	@EnumSource
	void acceptingARace(Look look) throws Exception {
		open(look);
		bot.await("what is offered", () -> accepting().isPresent());
		take(look, "accept-dialog", "Accept a data race", () -> accepting().orElseThrow().run());
	}

	/** Markers are made anew when the editor's text is analysed, too. */
	private Optional<Runnable> accepting() {
		try {
			return TestProject.races(file).stream().flatMap(race -> Stream.of(IDE.getMarkerHelpRegistry().getResolutions(race))
					.filter(r -> r.getLabel().contains("Accept")).map(r -> (Runnable) () -> r.run(race))).findFirst();
		} catch (CoreException e) {
			throw new AssertionError(e);
		}
	}

	@ParameterizedTest
	@EnumSource
	void confirmingARace(Look look) throws Exception {
		open(look);
		take(look, "confirm-dialog", "Confirm by running", () -> Confirming.ask(file, shell()));
	}

	@ParameterizedTest
	@EnumSource
	void theExample(Look look) throws Exception {
		open(look);
		take(look, "example-wizard", "RaceLens Example", () -> {
			IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry().findWizard("org.racelens.ui.exampleWizard")
					.createWizard();
			wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
			new WizardDialog(shell(), wizard).open();
		});
	}

	@ParameterizedTest
	@EnumSource
	void askingForALoop(Look look) throws Exception {
		ITextEditor editor = open(look);
		bot.document(editor).set("double a[100];\n\nvoid twice(void) {\n\tfor (int i = 0; i < 100; i++)\n\t\ta[i] = 2 * a[i];\n}\n");
		editor.selectAndReveal(bot.document(editor).get().indexOf("a[i] ="), 0);
		bot.page().activate(editor);
		bot.awaitAnalyses();
		take(look, "loop-dialog", "Can this loop be parallel?",
				() -> PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.racelens.ui.parallelLoop", null),
				DialogPictureTest::assertChangesCanBeRead);
	}

	private static void assertChangesCanBeRead(Shell dialog) {
		StyledText changes = Dialogs.all(dialog, StyledText.class).filter(t -> t.getText().contains("+\t#pragma")).findFirst()
				.orElseThrow();
		RGB words = changes.getForeground().getRGB();
		for (int line = 0; line < changes.getLineCount(); line++) {
			Color filled = changes.getLineBackground(line);
			RGB behind = filled == null ? changes.getBackground().getRGB() : filled.getRGB();
			assertTrue(Picture.contrast(words, behind) >= READABLE, words + " on " + behind + ": " + changes.getLine(line));
		}
	}

	private void take(Look look, String name, String title, Opening opening) throws Exception {
		take(look, name, title, opening, dialog -> {
		});
	}

	private void take(Look look, String name, String title, Opening opening, Consumer<Shell> check) throws Exception {
		try (Dialogs dialogs = new Dialogs()) {
			dialogs.expect(title, dialog -> {
				takeWindow(look, name, dialog);
				check.accept(dialog);
				dialog.close();
			});
			opening.open();
			bot.await(title, dialogs::isNoneExpected);
			bot.await("the end of " + title, () -> Dialogs.shells((Shell s) -> s.getText().equals(title)).isEmpty());
			dialogs.assertAnswered();
		}
	}
}

package org.racelens.ui.tests;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.preference.PreferenceConverter;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.AbstractDecoratedTextEditorPreferenceConstants;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.summary.SummaryView;
import org.racelens.ui.witness.WitnessView;

/** Takes pictures of all views and of a page in a workbench that is started with another look: high contrast, twice as large. */
final class LookSession {
	/** A prefix of the pictures' names. */
	static final String NAME = "racelens.session.look";
	private static final List<String> VIEWS = List.of(WitnessView.ID, RegionsView.ID, SummaryView.ID);

	private static final double TEXT = 4.5;

	private final String name = System.getProperty(NAME);

	void run() throws Exception {
		IFile file = TestProject.create("looks").file("heat.c", PictureFiles.HEAT);
		while (TestProject.raceCount(file) == 0 || Job.getJobManager().find(FileAnalysis.FAMILY).length > 0) {
			Thread.sleep(20);
		}
		PlatformUI.getWorkbench().getDisplay().syncExec(() -> {
			try {
				take(file);
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
	}

	/** What is filled behind the ends of races, and behind the line with the caret, leaves their text readable. */
	private static void assertReadable(ITextEditor editor) {
		RGB text = EditorBot.widget(editor).getForeground().getRGB();
		for (String key : List.of("org.racelens.ui.raceEnd.color",
				AbstractDecoratedTextEditorPreferenceConstants.EDITOR_CURRENT_LINE_COLOR)) {
			RGB fill = PreferenceConverter.getColor(EditorsUI.getPreferenceStore(), key);
			if (Picture.contrast(text, fill) < TEXT) {
				throw new IllegalStateException(text + " on " + fill + ", " + key);
			}
		}
	}

	private void take(IFile file) throws Exception {
		Shell shell = PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell();
		Rectangle screen = shell.getDisplay().getBounds();
		shell.setBounds(screen);
		IWorkbenchPage page = PlatformUI.getWorkbench().getWorkbenchWindows()[0].getActivePage();
		for (var view : page.getViewReferences()) {
			page.hideView(view);
		}
		ITextEditor editor = (ITextEditor) page.openEditor(new FileEditorInput(file), Bot.GENERIC_EDITOR);
		assertReadable(editor);
		for (String id : VIEWS) {
			var view = page.showView(id);
			EditorBot.cursor(editor, "half[i] =");
			page.activate(editor);
			page.bringToTop(view);
			Bot.settle(Duration.ofSeconds(2));
			Picture.of(shell).save(name + "-" + id.substring(id.lastIndexOf('.') + 1));
			page.hideView(view);
		}
		PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(shell, "org.racelens.ui.preference.when", null, Set.of());
		dialog.setBlockOnOpen(false);
		dialog.open();
		Bot.settle(Duration.ofSeconds(1));
		Picture.of(dialog.getShell()).save(name + "-preferences");
		dialog.close();
	}
}

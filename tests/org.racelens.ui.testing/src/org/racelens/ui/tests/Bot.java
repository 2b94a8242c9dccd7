package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.CodeFolders;
import org.racelens.ide.live.FileAnalysis;
import org.racelens.ide.settings.SettingsSource;
import org.racelens.ide.text.CurrentText;

/** Works with the workbench as a user does, from the UI thread. */
final class Bot {
	/** Plain text editors: the platform's, and the one that other plug-ins extend. */
	static final String TEXT_EDITOR = "org.eclipse.ui.DefaultTextEditor";
	static final String GENERIC_EDITOR = "org.eclipse.ui.genericeditor.GenericEditor";

	/** Only a test that fails waits so long: the machine may be busy. */
	private static final Duration PATIENCE = Duration.ofMinutes(5);
	/** For what takes long on a busy machine. */
	static final Duration LONG_PATIENCE = Duration.ofMinutes(15);
	private static final int WIDTH = 1200;
	private static final int HEIGHT = 800;
	/** The family of the workbench's own job that calls all {@code IStartup}s. */
	static final String EARLY_STARTUP = "earlyStartup";

	private final IWorkbenchWindow window = PlatformUI.getWorkbench().getWorkbenchWindows()[0];

	/** A window of a fixed size without a welcome page, and RaceLens started. */
	Bot() {
		Shell shell = window.getShell();
		shell.setBounds(0, 0, WIDTH, HEIGHT);
		shell.forceActive();
		for (IViewReference view : page().getViewReferences()) {
			if (view.getId().contains("intro")) {
				page().hideView(view);
			}
		}
		await("the start of all plug-ins", () -> isNone(EARLY_STARTUP));
	}

	/** Lets the workbench work until something has come about. */
	void await(String what, BooleanSupplier condition) {
		await(what, PATIENCE, condition);
	}

	/** The same, for as long as it takes. */
	void await(String what, Duration atMost, BooleanSupplier condition) {
		long end = System.nanoTime() + atMost.toNanos();
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > end) {
				throw new AssertionError("waited in vain for " + what);
			}
			pump();
		}
	}

	/**
	 * Lets the workbench work until no analysis is running or waiting, none is about to be asked for because a setting has changed, and
	 * menus know where code is.
	 */
	void awaitAnalyses() {
		awaitAnalyses(PATIENCE);
	}

	void awaitAnalyses(Duration atMost) {
		await("the end of the analyses", atMost,
				() -> isNone(SettingsSource.CHANGES) && isNone(FileAnalysis.FAMILY) && !isAnyBusy() && isNone(CodeFolders.FAMILY));
	}

	/** Between two turns of a file the platform knows no job of it. */
	private static boolean isAnyBusy() {
		return FixProject.live().isBusy() || Follower.isAnyBusy();
	}

	private static boolean isNone(Object family) {
		return Job.getJobManager().find(family).length == 0;
	}

	/** Lets the workbench work until no fixes are searched, or waiting to be. */
	void awaitFixes() {
		await("the end of the searches for fixes", () -> isNone(FixOffers.FAMILY));
	}

	/** Lets the workbench work for a while: for what must not come about, and for what is drawn later. */
	void pumpFor(Duration time) {
		settle(time);
	}

	static void settle(Duration time) {
		long end = System.nanoTime() + time.toNanos();
		while (System.nanoTime() < end) {
			pump();
		}
	}

	private static void pump() {
		if (!Display.getCurrent().readAndDispatch()) {
			try {
				Thread.sleep(5);
			} catch (InterruptedException e) {
				throw new AssertionError(e);
			}
		}
	}

	IWorkbenchPage page() {
		return window.getActivePage();
	}

	ITextEditor open(IFile file) throws CoreException {
		return IDE.openEditor(page(), file, true).getAdapter(ITextEditor.class);
	}

	/** A further editor on a file, beside those of other kinds. */
	ITextEditor open(IFile file, String editorId) throws CoreException {
		return page().openEditor(new FileEditorInput(file), editorId, true, IWorkbenchPage.MATCH_ID | IWorkbenchPage.MATCH_INPUT)
				.getAdapter(ITextEditor.class);
	}

	IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	/** The stamp of the text that an editor shows. */
	long stamp(ITextEditor editor) {
		return CurrentText.stamp(document(editor));
	}

	/** Replaces the first occurrence of some text in the editor. */
	void replace(ITextEditor editor, String old, String replacement) throws BadLocationException {
		IDocument document = document(editor);
		int offset = document.get().indexOf(old);
		assertTrue(offset >= 0, () -> "there is no " + old);
		document.replace(offset, old.length(), replacement);
	}

	/** Replaces the first occurrence of some text in the editor, and saves. */
	void replaceAndSave(ITextEditor editor, String old, String replacement) throws Exception {
		replace(editor, old, replacement);
		save(editor);
	}

	void save(ITextEditor editor) {
		((IEditorPart) editor).doSave(new NullProgressMonitor());
	}

	/** Presses one key after the other with the caret at an offset. */
	void press(ITextEditor editor, int offset, String keys) {
		editor.setFocus();
		editor.selectAndReveal(offset, 0);
		StyledText widget = (StyledText) editor.getAdapter(Control.class);
		for (char key : keys.toCharArray()) {
			Event event = new Event();
			event.character = key;
			event.keyCode = key;
			widget.notifyListeners(SWT.KeyDown, event);
			widget.notifyListeners(SWT.KeyUp, event);
			pump();
		}
	}

	/** How many races of any kind the editor shows. */
	int races(ITextEditor editor) {
		return annotations(editor, "org.racelens.ui.definiteRace").size() + annotations(editor, "org.racelens.ui.possibleRace").size();
	}

	/** The annotations of one type that the editor shows. */
	List<Annotation> annotations(ITextEditor editor, String type) {
		IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
		List<Annotation> result = new ArrayList<>();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			if (type.equals(annotation.getType()) && !annotation.isMarkedDeleted()) {
				result.add(annotation);
			}
		}
		return result;
	}

	/** The simplest arrangement: projects, editor, problems. */
	void showProblems() throws WorkbenchException {
		PlatformUI.getWorkbench().showPerspective("org.eclipse.ui.resourcePerspective", window);
		page().activate(page().showView(IPageLayout.ID_PROBLEM_VIEW));
	}

	/** The first columns of all trees in the window, the Problems view among them, after expanding them. */
	List<String> treeTexts() {
		List<String> result = new ArrayList<>();
		addTexts(window.getShell(), result);
		return result;
	}

	private static void addTexts(Composite parent, List<String> result) {
		for (Control child : parent.getChildren()) {
			if (child instanceof Tree tree) {
				addTexts(tree, tree.getItems(), result);
			} else if (child instanceof Composite composite) {
				addTexts(composite, result);
			}
		}
	}

	private static void addTexts(Tree tree, TreeItem[] items, List<String> result) {
		for (TreeItem item : items) {
			result.add(item.getText());
			if (item.getItemCount() > 0 && !item.getExpanded()) {
				Event expand = new Event();
				expand.item = item;
				tree.notifyListeners(SWT.Expand, expand);
				item.setExpanded(true);
			}
			addTexts(tree, item.getItems(), result);
		}
	}

	/** Switches the whole workbench to a theme: {@code org.eclipse.e4.ui.css.theme.e4_dark} or {@code …e4_default}. */
	void theme(String id) {
		PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(id, false);
		pumpFor(Duration.ofSeconds(1));
	}

	/** Saves what the window looks like as {@code target/screenshots/NAME.png}. */
	void screenshot(String name) {
		screenshot(window.getShell(), name);
	}

	/** The same for a dialog. */
	void screenshot(Shell shell, String name) {
		pumpFor(Duration.ofSeconds(1));
		Display display = shell.getDisplay();
		Rectangle inside = display.map(shell, null, shell.getClientArea());
		Point origin = shell.getLocation();
		Image image = new Image(display, inside.x + inside.width - origin.x, inside.y + inside.height - origin.y);
		GC gc = new GC(display);
		gc.copyArea(image, origin.x, origin.y);
		gc.dispose();
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { image.getImageData() };
		image.dispose();
		loader.save(folder().resolve(name + ".png").toString(), SWT.IMAGE_PNG);
	}

	static Path folder() {
		try {
			return Files
					.createDirectories(Path.of(System.getProperty("racelens.root"), "tests/org.racelens.ui.testing/target/screenshots"));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}

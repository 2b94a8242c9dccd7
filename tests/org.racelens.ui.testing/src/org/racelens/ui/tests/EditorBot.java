package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.ui.editor.RegionMinings;

/** Looks at text editors and works in them. */
record EditorBot(Bot bot) {
	/** How often the mouse comes back: a window that is not active yet has no hovers. */
	private static final Duration ASKING = Duration.ofSeconds(1);
	private static final Duration FIRST_PATIENCE = Duration.ofSeconds(20);
	private static final int ATTEMPTS = 4;
	private static final int AWAY = 100;
	static final String PLAIN = "org.eclipse.ui.DefaultTextEditor";
	static final String GENERIC = "org.eclipse.ui.genericeditor.GenericEditor";
	static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
	static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";

	/** One more editor on a file, of the given kind. */
	ITextEditor open(IFile file, String editorId) throws PartInitException {
		ITextEditor editor = (ITextEditor) bot.page().openEditor(new FileEditorInput(file), editorId, true,
				IWorkbenchPage.MATCH_ID | IWorkbenchPage.MATCH_INPUT);
		bot.awaitAnalyses();
		return editor;
	}

	/**
	 * Opens a file and waits for room above so many lines; opens it again where there is none for long: the platform's painter can miss
	 * annotations of an editor that is just being made.
	 */
	ITextEditor openRaised(IFile file, String editorId, int lines) throws PartInitException {
		for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
			ITextEditor editor = open(file, editorId);
			if (isRaised(editor, lines)) {
				return editor;
			}
			bot.page().closeEditor(editor, false);
		}
		ITextEditor editor = open(file, editorId);
		awaitRaised(editor, lines);
		return editor;
	}

	private boolean isRaised(ITextEditor editor, int lines) {
		try {
			bot.await("room above the directives", FIRST_PATIENCE, () -> raisedLines(editor).size() == lines);
			return true;
		} catch (AssertionError e) {
			return false;
		}
	}

	static IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	/** Types over the first occurrence of some text, without saving. */
	static void replace(ITextEditor editor, String old, String replacement) throws BadLocationException {
		document(editor).replace(document(editor).get().indexOf(old), old.length(), replacement);
	}

	/** The text under each annotation of a type, in source order. */
	List<String> marked(ITextEditor editor, String type) {
		IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
		// an annotation that goes meanwhile has no position
		return bot.annotations(editor, type).stream().map(model::getPosition).filter(Objects::nonNull)
				.sorted((a, b) -> a.offset - b.offset)
				.map(p -> text(editor, p))
				.toList();
	}

	static String text(ITextEditor editor, Position position) {
		try {
			return document(editor).get(position.offset, position.length);
		} catch (BadLocationException e) {
			throw new AssertionError(e);
		}
	}

	/** Puts the cursor into the first occurrence of some text. */
	static void cursor(ITextEditor editor, String text) {
		editor.selectAndReveal(document(editor).get().indexOf(text) + 1, 0);
	}

	static StyledText widget(ITextEditor editor) {
		return editor.getAdapter(ITextViewer.class).getTextWidget();
	}

	/** What stands above the lines, from top to bottom. */
	static List<String> minings(ITextEditor editor) {
		return provided(editor).stream().map(ICodeMining::getLabel).toList();
	}

	/** Clicks one of them. */
	static void clickMining(ITextEditor editor, int index) {
		Event event = new Event();
		event.widget = widget(editor);
		provided(editor).get(index).getAction().accept(new MouseEvent(event));
	}

	private static List<ICodeMining> provided(ITextEditor editor) {
		try {
			List<ICodeMining> minings = new ArrayList<>(
					new RegionMinings().provideCodeMinings(editor.getAdapter(ITextViewer.class), new NullProgressMonitor()).get());
			minings.sort((a, b) -> a.getPosition().offset - b.getPosition().offset);
			return minings;
		} catch (InterruptedException | ExecutionException e) {
			throw new AssertionError(e);
		}
	}

	/** The lines above which there is room for a mining, 0-based. */
	static List<Integer> raisedLines(ITextEditor editor) {
		StyledText text = widget(editor);
		List<Integer> lines = new ArrayList<>();
		for (int i = 0; i < text.getLineCount(); i++) {
			if (text.getLineVerticalIndent(i) > 0) {
				lines.add(i);
			}
		}
		return lines;
	}

	/** Lets an editor draw, again and again, until there is room above so many lines. */
	void awaitRaised(ITextEditor editor, int lines) {
		long[] asked = { System.nanoTime() };
		try {
			bot.await("room above the directives", () -> {
				if (System.nanoTime() - asked[0] > ASKING.toNanos()) {
					asked[0] = System.nanoTime();
					widget(editor).redraw();
				}
				return raisedLines(editor).size() == lines;
			});
		} catch (AssertionError e) {
			StyledText text = widget(editor);
			throw new AssertionError(e.getMessage() + ": it is above " + raisedLines(editor) + " for " + minings(editor) + ", from line "
					+ text.getTopIndex() + " on in " + text.getBounds(), e);
		}
	}

	/**
	 * Holds the mouse over the first occurrence of some text until a hover is there; one of what stood there before the text moved is left.
	 */
	Shell hover(ITextEditor editor, String text) {
		StyledText widget = widget(editor);
		widget.setFocus();
		int offset = document(editor).get().indexOf(text) + 1;
		Point[] held = { null };
		long[] asked = { 0 };
		bot.await("the hover", () -> {
			Point place = widget.getLocationAtOffset(offset);
			boolean hasMoved = !place.equals(held[0]);
			if (hasMoved || System.nanoTime() - asked[0] > ASKING.toNanos()) {
				held[0] = place;
				asked[0] = System.nanoTime();
				if (!hovers().isEmpty() && hasMoved) {
					widget.notifyListeners(SWT.KeyDown, new Event());
				}
				hold(widget, offset);
			}
			return !hasMoved && !hovers().isEmpty();
		});
		return hovers().get(0);
	}

	/** Minings that are not drawn yet move the text away from under the mouse; where nothing was told, it must go away and come back. */
	private static void hold(StyledText widget, int offset) {
		Point at = widget.getLocationAtOffset(offset);
		widget.getShell().forceActive();
		mouse(widget, SWT.MouseMove, at.x + AWAY, at.y + AWAY);
		mouse(widget, SWT.MouseMove, at.x + 2, at.y + widget.getLineHeight() / 2);
		mouse(widget, SWT.MouseHover, at.x + 2, at.y + widget.getLineHeight() / 2);
	}

	private static void mouse(StyledText widget, int type, int x, int y) {
		Event event = new Event();
		event.x = x;
		event.y = y;
		widget.getDisplay().setCursorLocation(widget.getDisplay().map(widget, null, x, y));
		widget.notifyListeners(type, event);
	}

	private static List<Shell> hovers() {
		List<Shell> shells = new ArrayList<>();
		for (Shell shell : Display.getCurrent().getShells()) {
			if (shell.isVisible() && shell.getText().isEmpty() && (shell.getStyle() & SWT.ON_TOP) != 0) {
				shells.add(shell);
			}
		}
		return shells;
	}

	/** The words of a hover, line by line. */
	static String words(Composite hover) {
		StringBuilder words = new StringBuilder();
		for (Control child : hover.getChildren()) {
			if (child instanceof Label label) {
				words.append(label.getText()).append('\n');
			} else if (child instanceof Link link) {
				words.append(link.getText().replaceAll("</?a>", "")).append('\n');
			} else if (child instanceof StyledText text) {
				words.append(text.getText()).append('\n');
			} else if (child instanceof Composite composite) {
				words.append(words(composite));
			}
		}
		return words.toString();
	}

	static List<Link> links(Composite hover) {
		List<Link> links = new ArrayList<>();
		for (Control child : hover.getChildren()) {
			if (child instanceof Link link) {
				links.add(link);
			} else if (child instanceof Composite composite) {
				links.addAll(links(composite));
			}
		}
		return links;
	}

	/** Clicks the link with that text. */
	static void click(Composite hover, String text) {
		Link link = links(hover).stream().filter(l -> l.getText().equals("<a>" + text + "</a>")).findFirst()
				.orElseThrow(() -> new AssertionError("no link " + text + " in " + words(hover)));
		Event event = new Event();
		event.text = text;
		link.notifyListeners(SWT.Selection, event);
	}

	/** Lets a hover go, as typing does. */
	void leave(ITextEditor editor, Shell hover) {
		widget(editor).notifyListeners(SWT.KeyDown, new Event());
		bot.await("the end of the hover", () -> hover.isDisposed() || !hover.isVisible());
	}

	/** Lets all hovers go. */
	void leaveAll() {
		if (bot.page().getActiveEditor() instanceof ITextEditor editor) {
			hovers().forEach(hover -> leave(editor, hover));
		}
	}

	/** Selects the row of a tree, the Problems view among them, with that text in its first column. */
	void choose(String row) {
		assertTrue(choose(bot.page().getWorkbenchWindow().getShell(), row), () -> "no " + row);
	}

	private static boolean choose(Composite parent, String row) {
		for (Control child : parent.getChildren()) {
			if (child instanceof Tree tree && choose(tree, tree.getItems(), row)
					|| !(child instanceof Tree) && child instanceof Composite composite && choose(composite, row)) {
				return true;
			}
		}
		return false;
	}

	private static boolean choose(Tree tree, TreeItem[] items, String row) {
		for (TreeItem item : items) {
			if (item.getText().equals(row)) {
				tree.setSelection(item);
				Event event = new Event();
				event.item = item;
				tree.notifyListeners(SWT.Selection, event);
				return true;
			}
			if (choose(tree, item.getItems(), row)) {
				return true;
			}
		}
		return false;
	}

	/** Changes the look of the workbench. */
	void theme(String id) {
		PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(id, false);
		bot.pumpFor(Duration.ofSeconds(1));
	}
}

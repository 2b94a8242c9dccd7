package org.racelens.ui.regions;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * Keeps the selected region in step with the caret of the editor, until the user selects another one in the table. Neither the focus nor
 * what is in front changes.
 */
final class CaretFollower implements ISelectionListener {
	private final IWorkbenchPage page;
	private final RegionTable table;
	private boolean isLinked;
	private Optional<Caret> caret = Optional.empty();

	CaretFollower(IWorkbenchPage page, RegionTable table) {
		this.page = page;
		this.table = table;
	}

	void connect() {
		page.addPostSelectionListener(this);
		table.onUserSelection(this::rest);
	}

	void disconnect() {
		page.removePostSelectionListener(this);
	}

	boolean isLinked() {
		return isLinked;
	}

	/** Follows from now on, or no longer; begins with the caret of the editor in front. */
	void link(boolean linked) {
		isLinked = linked;
		rest();
		IEditorPart editor = page.getActiveEditor();
		ITextEditor text = Adapters.adapt(editor, ITextEditor.class);
		if (text != null && text.getSelectionProvider() != null) {
			selectionChanged(editor, text.getSelectionProvider().getSelection());
		}
	}

	@Override
	public void selectionChanged(IWorkbenchPart part, ISelection selection) {
		if (isLinked && part instanceof IEditorPart editor && selection instanceof ITextSelection text && text.getOffset() >= 0) {
			// the editor counts lines from 0
			caret = Optional.ofNullable(Adapters.adapt(editor.getEditorInput(), IFile.class))
					.map(file -> new Caret(file, text.getStartLine() + 1));
			update();
		}
	}

	/** Something else was asked for: the caret counts again when it moves. */
	void rest() {
		caret = Optional.empty();
	}

	/** To be called when there are other rows: the text may have been another one. */
	void update() {
		caret.flatMap(c -> c.region(table.rows(), table.selection())).ifPresent(table::show);
	}
}

package org.racelens.ui.editor;

import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.texteditor.ITextEditor;

/** The line at the bottom of the window that an editor may write in. */
record StatusText(ITextEditor editor) {
	void show(String message) {
		if (editor.getSite() instanceof IEditorSite site) {
			site.getActionBars().getStatusLineManager().setErrorMessage(message);
		}
	}
}

package org.eclipse.cdt.ui.text.c.hover;

import org.eclipse.jface.text.ITextHover;
import org.eclipse.ui.IEditorPart;

/** Stands in for CDT's interface of the same name and shape, which is in no registry. */
public interface ICEditorTextHover extends ITextHover {
	void setEditor(IEditorPart editor);
}

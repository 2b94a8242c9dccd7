package org.racelens.ui.editor.hover;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.editors.text.TextEditor;
import org.eclipse.ui.editors.text.TextSourceViewerConfiguration;
import org.eclipse.ui.texteditor.ITextEditor;

/** The hover of the platform's plain text editor: where there is nothing to tell, it is the one that was there. */
public final class PlainEditorHover extends FindingHover {
	private final ITextHover original;
	/** Set by the thread that looks for what to tell, read by that of the user interface. */
	private volatile boolean isOriginal;

	private PlainEditorHover(ITextHover original) {
		super(HoverStyle.WHOLE);
		this.original = original;
	}

	/** Does nothing to any other editor, those that extend the plain one among them: they have hovers of their own. */
	public static void install(ITextEditor editor) {
		if (editor.getClass() == TextEditor.class && editor.getAdapter(ITextViewer.class) instanceof ISourceViewer viewer) {
			ITextHover original = new TextSourceViewerConfiguration(EditorsUI.getPreferenceStore()).getTextHover(viewer,
					IDocument.DEFAULT_CONTENT_TYPE);
			viewer.setTextHover(new PlainEditorHover(original), IDocument.DEFAULT_CONTENT_TYPE);
		}
	}

	@Override
	public IRegion getHoverRegion(ITextViewer viewer, int offset) {
		IRegion own = super.getHoverRegion(viewer, offset);
		return own != null ? own : original.getHoverRegion(viewer, offset);
	}

	@Override
	public Object getHoverInfo2(ITextViewer viewer, IRegion region) {
		Object own = super.getHoverInfo2(viewer, region);
		isOriginal = own == null;
		return isOriginal ? original.getHoverInfo(viewer, region) : own;
	}

	/** Asked for after the content. */
	@Override
	public IInformationControlCreator getHoverControlCreator() {
		if (!isOriginal) {
			return super.getHoverControlCreator();
		}
		return original instanceof ITextHoverExtension extension ? extension.getHoverControlCreator() : null;
	}
}

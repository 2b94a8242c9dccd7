package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * The answers above the directives. They are those of the badges: a mining stands where its badge has moved to, so the editor finds the one
 * that is there already, and nothing flickers.
 */
public final class RegionMinings extends AbstractCodeMiningProvider {
	@Override
	public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer, IProgressMonitor monitor) {
		return CompletableFuture.completedFuture(viewer instanceof ISourceViewer source ? minings(source) : new ArrayList<>());
	}

	/** Asks an editor, if it has minings at all, for the new ones. */
	static void update(ITextEditor editor) {
		if (editor.getAdapter(ITextViewer.class) instanceof ISourceViewerExtension5 viewer && viewer.hasCodeMiningProviders()) {
			viewer.updateCodeMinings();
		}
	}

	/** The editor sorts them in place: the list can be changed. */
	private List<ICodeMining> minings(ISourceViewer viewer) {
		List<ICodeMining> minings = new ArrayList<>();
		IAnnotationModel model = viewer.getAnnotationModel();
		if (model != null && MiningSwitch.isOn()) {
			for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
				if (all.next() instanceof RegionBadge badge) {
					add(badge, model.getPosition(badge), minings);
				}
			}
		}
		return minings;
	}

	private void add(RegionBadge badge, Position position, List<ICodeMining> minings) {
		try {
			if (position != null && !position.isDeleted()) {
				minings.add(new RegionMining(badge, new Position(position.offset, 1), this));
			}
		} catch (BadLocationException e) {
			// the text has become shorter meanwhile
		}
	}
}

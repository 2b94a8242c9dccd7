package org.racelens.ui.tests;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension3;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.SimpleMarkerAnnotation;

/** What Ctrl+1 lists at a place of an editor. */
final class Proposals {
	private Proposals() {
	}

	/** In the generic editor: what its own processor answers, in its order. */
	static List<ICompletionProposal> generic(ISourceViewer viewer, int offset) {
		ICompletionProposal[] proposals = ((ISourceViewerExtension3) viewer).getQuickAssistAssistant().getQuickAssistProcessor()
				.computeQuickAssistProposals(new IQuickAssistInvocationContext() {
					@Override
					public int getOffset() {
						return offset;
					}

					@Override
					public int getLength() {
						return 0;
					}

					@Override
					public ISourceViewer getSourceViewer() {
						return viewer;
					}
				});
		return proposals == null ? List.of() : List.of(proposals);
	}

	/**
	 * As CDT's editor lists them: the resolutions of all marker annotations that cover the place, sorted by relevance, which is 10 for each
	 * that is not a proposal of CDT itself, and then by the label's characters.
	 */
	static List<String> cdt(ISourceViewer viewer, int offset) {
		IAnnotationModel model = viewer.getAnnotationModel();
		List<String> labels = new ArrayList<>();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			Position position = model.getPosition(annotation);
			boolean covers = position != null && position.offset <= offset && offset <= position.offset + position.length;
			if (covers && annotation instanceof SimpleMarkerAnnotation marked && !annotation.isMarkedDeleted()) {
				labels.addAll(labels(marked.getMarker()));
			}
		}
		labels.sort(Comparator.naturalOrder());
		return labels;
	}

	private static List<String> labels(IMarker marker) {
		List<String> labels = new ArrayList<>();
		for (IMarkerResolution resolution : IDE.getMarkerHelpRegistry().getResolutions(marker)) {
			labels.add(resolution.getLabel());
		}
		return labels;
	}
}

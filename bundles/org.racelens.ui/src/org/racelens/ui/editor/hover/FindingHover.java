package org.racelens.ui.editor.hover;

import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextHoverExtension2;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;

/** Tells the findings and badges at the mouse. The interfaces want null where there is nothing to tell. */
class FindingHover implements ITextHover, ITextHoverExtension, ITextHoverExtension2 {
	private final HoverStyle style;

	FindingHover(HoverStyle style) {
		this.style = style;
	}

	@Override
	public IRegion getHoverRegion(ITextViewer viewer, int offset) {
		IAnnotationModel model = model(viewer);
		if (model == null) {
			return null;
		}
		int start = 0;
		int end = Integer.MAX_VALUE;
		for (Position position : HoverContents.at(model, offset).values()) {
			start = Math.max(start, position.offset);
			end = Math.min(end, position.offset + position.length);
		}
		return end == Integer.MAX_VALUE ? null : new Region(start, end - start);
	}

	@Override
	public Object getHoverInfo2(ITextViewer viewer, IRegion region) {
		return content(viewer, region).orElse(null);
	}

	@Override
	public String getHoverInfo(ITextViewer viewer, IRegion region) {
		return content(viewer, region).map(HoverContent::toString).orElse(null);
	}

	@Override
	public IInformationControlCreator getHoverControlCreator() {
		return HoverControl.PASSING;
	}

	private Optional<HoverContent> content(ITextViewer viewer, IRegion region) {
		IAnnotationModel model = model(viewer);
		if (model == null || region == null) {
			return Optional.empty();
		}
		Map<Annotation, Position> annotations = HoverContents.at(model, region.getOffset());
		return HoverContents.of(annotations.keySet(), style);
	}

	private static IAnnotationModel model(ITextViewer viewer) {
		return viewer instanceof ISourceViewer source ? source.getAnnotationModel() : null;
	}
}

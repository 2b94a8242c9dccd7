package org.racelens.ui.editor.hover;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ui.editor.FindingRef;
import org.racelens.ui.editor.RegionBadge;
import org.racelens.ui.editor.SecondEnd;

/** What is to be told of a place in a text. */
final class HoverContents {
	private HoverContents() {
	}

	/** The annotations at an offset of which something is to be told, with where they stand; the most important ones first. */
	static Map<Annotation, Position> at(IAnnotationModel model, int offset) {
		Map<Annotation, Position> badges = new LinkedHashMap<>();
		Map<Annotation, Position> findings = new LinkedHashMap<>();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			Position position = model.getPosition(annotation);
			if (position != null && !position.isDeleted() && position.includes(offset)) {
				if (annotation instanceof RegionBadge) {
					badges.put(annotation, position);
				} else if (finding(annotation).isPresent()) {
					findings.put(annotation, position);
				}
			}
		}
		findings.putAll(badges);
		return findings;
	}

	/** Empty where nothing is known any more. */
	static Optional<HoverContent> of(Set<Annotation> annotations, HoverStyle style) {
		List<HoverContent.Block> blocks = new ArrayList<>();
		Set<FindingRef> told = new LinkedHashSet<>();
		FindingBlocks findings = FindingBlocks.ofWorkbench(style);
		for (Annotation annotation : annotations) {
			if (annotation instanceof RegionBadge badge) {
				blocks.addAll(RegionBlocks.of(badge));
			} else {
				FindingBlocks blocksOf = annotation instanceof SecondEnd ? findings.whole() : findings;
				finding(annotation).filter(told::add).ifPresent(f -> blocks.addAll(blocksOf.of(f)));
			}
		}
		return blocks.isEmpty() ? Optional.empty() : Optional.of(new HoverContent(blocks));
	}

	private static Optional<FindingRef> finding(Annotation annotation) {
		if (annotation instanceof SecondEnd end) {
			return Optional.of(end.race());
		}
		return marker(annotation).flatMap(FindingRef::of);
	}

	private static Optional<IMarker> marker(Annotation annotation) {
		return annotation instanceof MarkerAnnotation marked && marked.getMarker().exists()
				&& marked.getMarker().getAttribute(FindingMarker.ID, null) != null ? Optional.of(marked.getMarker()) : Optional.empty();
	}
}

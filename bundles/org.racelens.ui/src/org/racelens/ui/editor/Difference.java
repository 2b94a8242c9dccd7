package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModelExtension;

/** What is to be changed in a text's annotations, all at once. */
final class Difference {
	private final List<Annotation> removed = new ArrayList<>();
	private final Map<Annotation, Position> added = new LinkedHashMap<>();

	void remove(Annotation annotation) {
		removed.add(annotation);
	}

	void add(Annotation annotation, Position position) {
		added.put(annotation, position);
	}

	boolean isEmpty() {
		return removed.isEmpty() && added.isEmpty();
	}

	void applyTo(IAnnotationModelExtension model) {
		if (!isEmpty()) {
			model.replaceAnnotations(removed.toArray(Annotation[]::new), added);
		}
	}
}

package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.IAnnotationModel;

/** The lights at the ends of the selected races in one text. */
final class LightLayer {
	private final IAnnotationModel model;
	private final List<RaceEnd> lights = new ArrayList<>();

	LightLayer(IAnnotationModel model) {
		this.model = model;
	}

	/** @param wanted where the ends stand now */
	void show(List<Position> wanted, Difference difference) {
		Set<Position> missing = new LinkedHashSet<>();
		wanted.forEach(p -> missing.add(new Position(p.offset, p.length)));
		lights.removeIf(light -> {
			Position position = model.getPosition(light);
			if (position != null && missing.remove(position)) {
				return false;
			}
			difference.remove(light);
			return true;
		});
		for (Position position : missing) {
			RaceEnd light = new RaceEnd();
			lights.add(light);
			difference.add(light, position);
		}
	}
}

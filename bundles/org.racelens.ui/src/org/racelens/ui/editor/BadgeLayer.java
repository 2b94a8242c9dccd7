package org.racelens.ui.editor;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.racelens.ide.result.FileResult;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.RegionReport;
import org.racelens.ui.editor.RegionBadge.Age;

/** The badges of one text. */
final class BadgeLayer {
	private final IAnnotationModel model;
	private final Map<String, RegionBadge> badges = new LinkedHashMap<>();

	BadgeLayer(IAnnotationModel model) {
		this.model = model;
	}

	/** Brings the badges in step with a result for the text as it is; while more regions follow, those not judged yet turn grey. */
	void show(FileResult result, Difference difference) {
		Map<String, RegionBadge> old = new LinkedHashMap<>(badges);
		badges.clear();
		Map<String, Integer> equal = new HashMap<>();
		for (RegionReport region : result.report().regions()) {
			if (region.place().path().equals(result.report().path())) {
				String name = region.function() + "|" + region.directive();
				String key = name + "|" + equal.merge(name, 1, Integer::sum);
				badges.put(key, put(old.remove(key), result, region, difference));
			}
		}
		old.forEach((key, badge) -> {
			switch (result.completeness()) {
				case WHOLE -> difference.remove(badge);
				case PARTIAL -> badges.put(key, aged(badge, difference));
				// in a moment it is said again what most of them say
				case FUNCTIONS -> badges.put(key, badge);
			}
		});
	}

	void clear(Difference difference) {
		badges.values().forEach(difference::remove);
		badges.clear();
	}

	private RegionBadge put(RegionBadge present, FileResult result, RegionReport judged, Difference difference) {
		RegionReport region = present == null ? judged : present.followedBy(judged);
		SourceRange place = region.place();
		Position position = new Position(place.offset(), place.endOffset() - place.offset());
		if (present != null) {
			if (position.equals(model.getPosition(present)) && present.says(region)) {
				return present;
			}
			difference.remove(present);
		}
		RegionBadge badge = new RegionBadge(result.file(), region, Age.CURRENT);
		difference.add(badge, position);
		return badge;
	}

	private RegionBadge aged(RegionBadge badge, Difference difference) {
		Position position = model.getPosition(badge);
		if (badge.age() == Age.STALE || position == null || position.isDeleted()) {
			return badge;
		}
		RegionBadge aged = badge.aged();
		difference.remove(badge);
		difference.add(aged, new Position(position.offset, position.length));
		return aged;
	}
}

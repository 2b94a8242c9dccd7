package org.racelens.ui.regions;

import java.net.URL;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Path;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.graphics.Image;
import org.osgi.framework.FrameworkUtil;
import org.racelens.race.verdict.Verdict;

/** The icons of verdicts; with a text beside them they tell by their form, too. */
final class VerdictImages {
	private enum Icon {
		RACE("race"), ACCEPTED("accepted"), RACE_FREE("race-free"), CONDITIONAL("conditional"), UNKNOWN("unknown");

		private final String file;

		Icon(String file) {
			this.file = file;
		}

		ImageDescriptor descriptor() {
			URL url = FileLocator.find(FrameworkUtil.getBundle(VerdictImages.class), new Path("icons/verdict-" + file + ".png"));
			return Optional.ofNullable(url).map(ImageDescriptor::createFromURL).orElseGet(ImageDescriptor::getMissingImageDescriptor);
		}
	}

	private final Map<Icon, Image> images = new EnumMap<>(Icon.class);

	/** @param resources that dispose of the images */
	VerdictImages(ResourceManager resources) {
		Arrays.stream(Icon.values()).forEach(i -> images.put(i, resources.create(i.descriptor())));
	}

	Image of(RegionRow row) {
		return row.isAccepted() ? images.get(Icon.ACCEPTED) : of(row.verdict());
	}

	Image of(Verdict verdict) {
		return images.get(switch (verdict) {
			case RACE -> Icon.RACE;
			case RACE_FREE -> Icon.RACE_FREE;
			case RACE_FREE_IF -> Icon.CONDITIONAL;
			case UNKNOWN, NO_PARALLELISM -> Icon.UNKNOWN;
		});
	}
}

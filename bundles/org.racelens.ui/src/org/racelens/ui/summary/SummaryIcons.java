package org.racelens.ui.summary;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.graphics.Image;
import org.racelens.ide.settings.FindingKind;

/** The small pictures of figures and findings; they live as long as a view. */
final class SummaryIcons {
	private static final String BUNDLE = "org.racelens.ui";

	private final ResourceManager resources;
	private final Map<String, Image> images = new HashMap<>();

	/** @param resources that dispose of the images */
	SummaryIcons(ResourceManager resources) {
		this.resources = resources;
	}

	static ImageDescriptor descriptor(String name) {
		return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".png")
				.orElseGet(ImageDescriptor::getMissingImageDescriptor);
	}

	Image of(String name) {
		return images.computeIfAbsent(name, n -> resources.create(descriptor(n)));
	}

	Image of(FindingKind kind) {
		return of(switch (kind) {
			case DEFINITE_RACE -> "definite-race";
			case POSSIBLE_RACE -> "possible-race";
			case ACCEPTED_RACE -> "accepted-race";
			case UNKNOWN -> "unknown";
			case CONDITION -> "condition";
			case CONFORMANCE -> "conformance";
		});
	}
}

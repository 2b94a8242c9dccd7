package org.racelens.ui.fix;

import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.racelens.repair.fix.VerifiedFix;

/** The small pictures beside fixes and commands; they live as long as the display. */
enum Icons {
	FIX("fix"), LAST_RESORT("fix-last-resort"), REFUSED("refused-fix"), FIND("find-fixes"), ACCEPT("accept-race"), EXPLAIN("explain-race"),
	CONSTRAINT("constraint"), CHECK_AGAIN("check-again"), LOOP("parallel-loop");

	private final String key;

	Icons(String name) {
		key = "icons/" + name + ".png";
	}

	static Icons of(VerifiedFix fix) {
		return fix.isLastResort() ? LAST_RESORT : FIX;
	}

	/** To be called by the UI thread. */
	Image image() {
		ImageRegistry images = JFaceResources.getImageRegistry();
		String id = "org.racelens.ui/" + key;
		if (images.getDescriptor(id) == null) {
			ResourceLocator.imageDescriptorFromBundle("org.racelens.ui", key).ifPresent(d -> images.put(id, d));
		}
		return images.get(id);
	}
}

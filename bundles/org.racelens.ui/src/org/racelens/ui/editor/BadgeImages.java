package org.racelens.ui.editor;

import java.net.URL;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.texteditor.IAnnotationImageProvider;
import org.osgi.framework.FrameworkUtil;
import org.racelens.ui.editor.RegionBadge.Age;

/** The images of badges: grey while a region is being judged again. */
public final class BadgeImages implements IAnnotationImageProvider {
	private static final String PREFIX = "org.racelens.ui/icons/";
	private static final String GREY = "-stale";

	@Override
	public Image getManagedImage(Annotation annotation) {
		return image(getImageDescriptorId(annotation));
	}

	@Override
	public String getImageDescriptorId(Annotation annotation) {
		if (annotation instanceof RegionBadge badge) {
			return badge.state().icon() + (badge.age() == Age.STALE ? GREY : "");
		}
		return RegionState.UNDECIDED.icon();
	}

	@Override
	public ImageDescriptor getImageDescriptor(String imageDescriptorId) {
		return descriptor(imageDescriptorId);
	}

	/** The image of this bundle with that name; it belongs to the workbench and is not disposed. */
	public static Image image(String name) {
		ImageRegistry registry = JFaceResources.getImageRegistry();
		if (registry.getDescriptor(PREFIX + name) == null) {
			registry.put(PREFIX + name, descriptor(name));
		}
		return registry.get(PREFIX + name);
	}

	private static ImageDescriptor descriptor(String name) {
		URL url = FileLocator.find(FrameworkUtil.getBundle(BadgeImages.class), IPath.fromPortableString("icons/" + name + ".png"));
		return ImageDescriptor.createFromURL(url);
	}
}

package org.racelens.ui.editor.hover;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IExecutableExtensionFactory;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.osgi.framework.Bundle;

/**
 * Makes the hover for CDT's C/C++ editor, which asks its contributors for objects of an interface of its own. Nothing here is compiled
 * against CDT's user interface: the interface is looked up when that editor asks for the hover, so it is there.
 */
public final class CdtHoverFactory implements IExecutableExtensionFactory {
	private static final String EDITOR_BUNDLE = "org.eclipse.cdt.ui";
	private static final String CONTRACT = "org.eclipse.cdt.ui.text.c.hover.ICEditorTextHover";

	@Override
	public Object create() throws CoreException {
		Bundle editor = Platform.getBundle(EDITOR_BUNDLE);
		if (editor == null) {
			throw new CoreException(Status.error(EDITOR_BUNDLE));
		}
		try {
			return CdtHover.as(editor.loadClass(CONTRACT));
		} catch (ClassNotFoundException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}

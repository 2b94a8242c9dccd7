package org.racelens.ui.command;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.live.SourceFiles;

/**
 * Tells menus which resources can be checked: sources and headers by their names; folders and projects, in which there may be some, if
 * open.
 */
public final class SourceTester extends PropertyTester {
	@Override
	public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
		return receiver instanceof IFile file && SourceFiles.isCode(file)
				|| receiver instanceof IContainer container && container.isAccessible();
	}
}
